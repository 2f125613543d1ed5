import { asked, duty, offered, overList } from './heading-signs.ts';
import { isTheOne, needing } from './offer-signs.ts';

/** What breaks a line where a copy has lost the break: tags, comments, the bullets of a list and the heading before one. */
export const breaks: [RegExp, string][] = [
  [/<!--[\s\S]*?(?:-->|$)|<(?!li\b|\/?(?:b|strong|em|i|span|a)\b)\/?[a-z][^<>]{0,200}>/gi, '\n'],
  [/<li\b[^<>]{0,200}>/gi, '\n- '],
  [/&nbsp;|&#160;|\u00A0/g, ' '],
  [/&amp;|&#38;/g, '&'],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&(?:[lr]squo|apos|#0?39|#821[67]|#x27);/g, "'"],
  [/&(?:quot|[lr]dquo|#34|#822[01]);/g, '"'],
  [/&(?:[nm]dash|#821[12]);/g, '–'],
  [/&(?:bull|middot|#8226|#183);/g, '•'],
  [/&auml;/g, 'ä'],
  [/&ouml;/g, 'ö'],
  [/&uuml;/g, 'ü'],
  [/&szlig;/g, 'ß'],
  [/&eacute;/g, 'é'],
  [/&egrave;/g, 'è'],
  [/&agrave;/g, 'à'],
  [/&hellip;/g, '…'],
  [/&(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,8});/gi, ' '],
  // A table is a list of its first column, with what the second says of it, or of all its cells.
  [/(?<=^|\n)[^\S\n]*\|[^\n]{1,200}\|[^\S\n]*\n[^\S\n]*\|[-:| ]{3,60}\|[^\S\n]*(?=\n)/g, 'Requirements:'],
  [
    /(?<=\n)[^\S\n]*\| *([^|\n]{1,200}?) *\| *([^|\n]{0,30}\b(?:must|required|essential|mandatory|nice|preferred|desirable|optional|plus|bonus)\b[^|\n]{0,30}?) *\|[^\S\n]*(?=\n|$)/gi,
    '- $1 ($2)',
  ],
  [/(?<=\n)[^\S\n]*\| *([^|\n]{1,200}?) *\| *(?:([^|\n]{1,200}?) *\|)?[^\S\n]*(?=\n|$)/g, '- $1\n- $2'],
  [/(?<=^|\n)[^\n]{0,80}\bpage \d+ (?:of|\/) \d+[^\S\n]*(?=\n|$)|(?<=^|\n)[^\S\n]*version \d[^\n]{0,60}(?=\n|$)/gi, ''],
  // "Remote | Full-time | Engineering", below the title.
  [
    /\n[^\n]{0,60}\b(?:remote|hybrid|on-?site|full[- ]?time|part[- ]?time|permanent|contract|freelance)\b[^\n]{0,60}(?:(?<=[|·•] [^\n]{0,60})|[|·•][^\n]{0,60})(?=\n|$)/gi,
    '',
  ],
  // "My team is hiring!" heads all that follows, and no part of it.
  [
    /(?<=^|\n)[^\S\n]*[^\n]{0,40}\b(?:team|company|we) ?(?:is|are|['’]re) (?:now )?(?:hiring|recruiting|growing)[!. ]*[^\p{L}\n]*(?=\n)/giu,
    '',
  ],
  // One of several jobs: "B) Data lead".
  [/(?<=^|\n)[^\S\n]*[A-Z]\) ([^\n:]{3,60})\n(?=[^\S\n]*[-*•–] )/g, '$1 (requirements):\n'],
  // Whatever its words, a short line over a list is its heading.
  [overList(duty), '$1 (tasks):'],
  [overList(offered), '$1 (benefits):'],
  [overList(asked), '$1 (requirements):'],
  [overList(''), '$1 (list):'],
  // A letter ends with a greeting and a name, which ask for nothing.
  [
    /\n[^\S\n]*(?:(?:(?:kind|best|warm)(?:est)? )?(?:regards|wishes)|yours (?:sincerely|faithfully|truly)|sincerely|best|(?:many )?thanks|cheers|(?:mit )?(?:freundlichen?|viele|beste) grü(?:ß|ss)en?|(?:bien )?cordialement)[,.!]?[^\S\n]*(?:\n(?:[^\n]{0,60}(?:\n|$)){1,6}|, [^\n,]{2,40}(?:\n[^\n]{0,60}){0,4})$/i,
    '\n',
  ],
  // "AWS or GCP (AWS preferred)": what would be nicer is a point of its own.
  [
    / ?\((?!(?:strongly|highly|very|most|much|is|would|a|an|big|huge) )((?:preferably|ideally) [^()\n]{2,60}|[^()\n]{2,60}? (?:preferred|desirable|welcome|(?:is )?(?:a|an) (?:plus|bonus|advantage|asset)|would be (?:nice|great|ideal|a plus|an advantage)))\)/gi,
    '; $1',
  ],
  // The name of a job over all the rest; "we" would make it the head of what is told of the employer.
  [
    /^[^\p{L}\n]*(?:we(?: are|['’]re) (?:now |currently )?(?:hiring|recruiting)|(?:come )?join (?:us|our team) as) ?: ?(?=[^\n,;.?]{3,80}\n|[^\n;?]{3,120}\n[^\S\n]*[-*•–] )/iu,
    'Job: ',
  ],
  // "Hiring: Rust developer, PostgreSQL, remote", and nothing more, or whether the person fits.
  [
    /^\W*(?:wanted|(?:we(?:['’]re| are) )?(?:now )?hiring) ?[:!–-] ?([^\n?,.]{3,60}), (?=[^\n?,.]{2,40}(?:, [^\n?.,]{2,40}){1,20}(?:\. [^\n?.]{0,30})?\s*$)/i,
    '$1\nRequired: ',
  ],
  [
    /^\W*(?:looking for|job|role|position): ?([^\n?,.]{3,60})[,.] (?:[^\n?,.]{0,30}\b(?:remote|hybrid|on-?site)\b[^\n?,.]{0,20}, )?(?=[^\n?,.]{2,40}(?:, [^\n?.,]{2,40}){1,20}\. [^\n?.]{0,40}\?\s*$)/i,
    '$1\nRequired: ',
  ],
  [
    /^\W*((?:senior|junior|mid-?level|staff|principal|lead)\b[^\n?,.:]{3,60}): (?=[^\n?.]{2,40}[,;] [^\n?.]{2,300}\. [^\n?.]{0,40}\?\s*$)/i,
    '$1\nRequired: ',
  ],
  [needing, 'Required: $1'],
  [/^\W*(?:we (?:need|use)|our (?:tech )?stack (?:is|includes)):? (?!an? |some)(?=[^\n?.,]{2,40},)/i, 'Required: '],
  // "Wir suchen eine Statistikerin mit R und Stan", and in French, Spanish, Italian, Portuguese; "I'm hiring …".
  [
    /^[^\p{L}]*(?:(?:(?:wir|ich|nous|on) )?(?:suchen?|brauchen?|recherch\w+|cherch\w+|busc(?:o|amos)|necesit(?:o|amos)|cerc(?:o|hiamo)|procur(?:o|amos)|precis(?:o|amos))|i(?: am|['’]m) (?:hiring|looking for|seeking|after)) (?:[^\s,.;:]+ ){1,6}?(?:mit|avec|con|com|with) /iu,
    'Required: ',
  ],
  [/(?<=[^\n]{20}[.!])\s*¿[^?\n]{3,80}\?\s*$/, ''],
  [/(?<=^Required: [^\n]{0,300}) und (?=(?:\p{L}+ )?(?:erfahrung|(?:\p{L}+)?kenntniss?en?)\b)/giu, ', '],
  // "… – is she the one?": what is asked of the person ends the advert.
  [new RegExp(String.raw`(?<=[^\n]{20})[^\S\n]*(?:[.,;:–—-]|\/\/)\s*(?:[^?.,;:/–—\n-]{0,60}\b)?${isTheOne}`, 'i'), '.'],
  // "Staff engineer – Rust / Kafka / Kubernetes", and nothing more; "React Native | TypeScript | Expo" names no job.
  [
    /^([^\n?|]{3,60}?) (?:[-–—:]|\/\/|\|(?<=\b(?:engineer|developer|dev|designer|programmer|manager|scientist|analyst|lead|architect|consultant|nurse|auditor|admin\w*)\b[^|\n]{0,30}\|)) (?=[^\n]{1,60} (?:[/|·]|\/\/) [^\n]{1,60} (?:[/|·]|\/\/) [^\n]{1,300}\s*$)/i,
    '$1\nRequired: ',
  ],
  [/^(?=[^\n?|]{2,40} \| [^\n|]{1,60} \| [^\n]{1,300}\s*$)/, 'Required: '],
  [/(?<=^(?:[^\n]{3,60}\n)?Required: [^\n]{0,300}) (?:[/|·–—]|\/\/) /g, '; '],
  [/(?<=^[^\n]{3,60}\nRequired: )(?:fully )?(?:remote|hybrid|on-?site);/i, ''],
  [/(?<=^[^\n]{3,60}\nRequired: [^\n]{0,300})(?: [-–—]|;) [^\n;]*\b(?:remote|hybrid|on-?site)\b[^\n]*\s*$/i, ''],
  [/^\W*(?:does|do|would) (?:\S+ ){1,2}(?:meet|satisfy|fulfill?) ([^\n?]*\byears\b[^\n?]+)\?\s*$/i, 'Required: $1'],
  // Who is sought stands in the same sentence as who seeks.
  [/\b((?:my|our) client), (?:[^,.;:\n]{2,80}, ){1,3}(?=(?:is|are) )/gi, '$1 '],
  [
    /\b(?:we|they)(?: are|['’]re) an? [^.;:!?\n]{3,160}?,? and (?:(?:we|they)(?: are|['’]re) )?(?:now |currently )?(?=(?:looking for|seeking|hiring) )/gi,
    'We are ',
  ],
  [
    /\bwe(?: are|['’]re| run| have| build| make| work) [^.;:!?\n]{3,160}?,? and (?:we )?(?:now |currently |urgently |also )?(?=(?:are after|are (?:looking|searching) for|need|want|seek) (?:an? |some(?:one|body) ))/gi,
    'We ',
  ],
  [
    /^\W*(?:hi+|hello|hey|dear)(?: (?:there|all|team|\p{Lu}\p{L}+(?:['’]s? (?:\p{Lu}\p{L}+['’]s? )?(?:portfolio|(?:web)?site|bot|assistant|page|team|people))?))?[,!] +(?=\p{L})/iu,
    '',
  ],
  [
    /[^\S\n](?=(?:Requirements|Qualifications|Responsibilities|Benefits|Perks|Bonus|Nice to have|Must[- ]haves?|What (?:we offer|you['’]ll (?:do|bring|need)|we['’]re looking for)|We offer|About you|Who you are):? [•●▪‣])/gu,
    '\n',
  ],
  [/[^\S\n](?=[•●▪‣] )/g, '\n'],
];
