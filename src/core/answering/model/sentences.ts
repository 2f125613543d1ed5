/** A citation that the prompt asks for: `[3]`, `[1, 2]`, `[2-4]`. */
export const citationPattern = /\[\s*\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\s*\]/g;

/** A text that never ends a sentence is no answer; beyond this it is given up in one piece. */
const maxHeld = 1500;

/** Words before whose dot no sentence ends. */
const abbreviation =
  /(?:^|[\s("“[])(?:\p{Lu}|(?:\p{L}\.)+\p{L}|dr|mr|mrs|ms|prof|st|no|nos|vol|pp|p|eds?|cf|ca|c|approx|vs|jr|sr|fig|lt|adm|capt|col|gen|sgt|rev|hon|inc|corp|ltd|co|univ|dept|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/iu;
const end = /[.!?…]["”’')\]*_]*(?=\s)|[。！？]["”’）」』]*|\n/gu;

/**
 * Cuts streamed text into whole sentences: each is given out as soon as it is certain that it has ended, with the
 * citations that follow its dot and with its white space, so that the sentences joined are the text.
 */
export function createSentenceHolder(): { push: (text: string) => string[]; flush: () => string[] } {
  let held = '';
  return { push, flush };

  function push(text: string): string[] {
    held += text;
    const sentences: string[] = [];
    for (let cut = findEnd(held); cut > 0; cut = findEnd(held)) {
      sentences.push(held.slice(0, cut));
      held = held.slice(cut);
    }
    if (held.length > maxHeld) return [...sentences, ...flush()];
    return sentences;
  }

  function flush(): string[] {
    const rest = held;
    held = '';
    return rest.trim() === '' ? [] : [rest];
  }
}

/** Where the first sentence ends, with the white space after it; 0 while that cannot be known. */
function findEnd(text: string): number {
  for (const match of text.matchAll(end)) {
    let after = match.index + match[0].length;
    if (text.slice(0, after).trim() === '') continue;
    if (match[0] === '\n') return after;
    if (abbreviation.test(text.slice(0, match.index + 1))) continue;
    if (/^\s*(?:[-*•]|\d{1,2}[.)])$/.test(text.slice(0, after))) continue;
    const rest = text.slice(after);
    const [trailing] = /^(?:\s*\[\s*\d[\d,;–\s-]*\])+/.exec(rest) ?? [''];
    after += trailing.length;
    const follow = text.slice(after);
    const [gap] = /^[^\S\n]*\n*/.exec(follow) ?? [''];
    const next = follow.slice(gap.length);
    // Until the next sign is seen, a citation may still follow the dot.
    if (next === '' && !gap.includes('\n') && !new RegExp(citationPattern).test(text.slice(0, after))) return 0;
    if (next.startsWith('[')) {
      if (!/^\[[^\]]*\]/.test(next)) return 0;
      continue;
    }
    // A small letter goes on with the sentence: "approx. twelve".
    if (/^\p{Ll}/u.test(next) && match[0].startsWith('.')) continue;
    return after + gap.length;
  }
  return 0;
}
