import * as advertRewordings from './advert-rewordings.ts';
import * as headingSigns from './heading-signs.ts';
import type { Section } from './heading-signs.ts';
import * as requirementSigns from './requirement-signs.ts';
import { reworded } from '../../corpus/reworded.ts';

/** A sentence of an advert and where it stands. */
export interface AdvertSentence {
  text: string;
  /** What stands before its colon. */
  label: string;
  rest: string;
  section?: Section | undefined;
  /** It is a point of a list. */
  isPoint: boolean;
}

/** The sentences of an advert that are no headings, each with the section in which it stands. */
export function toAdvertSentences(advert: string): AdvertSentence[] {
  const sentences: AdvertSentence[] = [];
  let section: Section | undefined;
  let last: 'point' | 'gap' | undefined;
  let choice: AdvertSentence | undefined;
  for (const line of toLines(advert)) {
    const isPoint = requirementSigns.bullet.test(line);
    const plain = line.replace(requirementSigns.bullet, '').trim();
    // A paragraph behind the list of a section is of no section.
    if (plain === '') last &&= 'gap';
    else if (isPoint) last = 'point';
    else if (last === 'gap' && !headingSigns.heading.test(plain)) section = 'other';
    if (plain !== '' && !isPoint) choice = last = undefined;
    if (choice && plain !== '') {
      choice.rest = choice.text += `${choice.text.endsWith(':') ? '' : ';'} ${plain}`;
      continue;
    }
    // A label before a point's own text is of that point alone.
    let own = section;
    for (const text of plain.split(requirementSigns.sentenceEnd)) {
      const [, things] = requirementSigns.oneOf.exec(text) ?? [];
      const [, label = '', rest = ''] = (things === undefined && requirementSigns.labelled.exec(text)) || [];
      const isBare = !isPoint && text === plain && things === undefined && headingSigns.heading.test(text);
      if (isBare) own = toSection(text, own);
      else if (headingSigns.heading.test(label) && !requirementSigns.title.test(label)) own = toSection(label, own);
      if (!isPoint) section = own;
      if (isBare) continue;
      const sentence = { text, label, rest: label ? rest : text, section: own, isPoint };
      sentences.push(sentence);
      if (things === '') choice = sentence;
    }
  }
  return sentences;
}

/** The lines of an advert without comments and markup, and of a request to judge what it asks about. */
function toLines(advert: string): string[] {
  return reworded(advert, advertRewordings.breaks)
    .split('\n')
    .map((line) => {
      const plain = line.replace(requirementSigns.markup, '');
      const [, before = '', after = ''] =
        requirementSigns.request.exec(plain) ?? requirementSigns.tagsOf.exec(plain) ?? [];
      const asked = after.replace(requirementSigns.questionMark, '');
      if (!before || !requirementSigns.question.test(before)) return /[\p{L}]/u.test(plain) ? plain : '';
      // "Assess fit: Go; Kafka": a bare list is no title.
      return requirementSigns.bareList.test(asked) ? `Required: ${asked}` : asked;
    });
}

/** What the heading says that follows; "Languages" alone is a part of the requirements. */
function toSection(label: string, before?: Section): Section {
  const [named] = headingSigns.sections.find(([, words]) => words.test(label)) ?? [];
  return named ?? (before === 'nice' ? 'nice' : 'must');
}
