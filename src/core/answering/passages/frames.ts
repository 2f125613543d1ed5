import { toTerms } from '../../corpus/text.ts';

/** A turn of phrase in a question, and how the sentences that answer it look. */
export interface Frame {
  answer: RegExp;
  /** The look is that of a name, and the portfolio's own person is not the one who is asked for. */
  isName: boolean;
  /** A sentence without that look is no answer, whatever words it shares with the question. */
  isStrict: boolean;
}

// A year is no count.
const number =
  /(?<!\d)(?!(?:1[4-9]|20)\d\d\b)\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozen|hundreds?|thousands?|millions?|half|both|none|several|once|twice)\b/i;
const ended =
  /\b(no longer|not (?:yet|maintained|been|in use)|pending|expired|lapsed|archived|closed|ended|stopped|until|moved|cancelled|abandoned|discontinued|never|still|today|maintained|renewed|survives?|demolished|dissolved|retired|present)\b/i;

const frames: ({ question: RegExp } & Partial<Frame> & Pick<Frame, 'answer'>)[] = [
  {
    question:
      /\bhow much\b.*?\b(costs?|pay|paid|earn(?:ed)?|charged?|worth)\b|\b(?:costs?|prices?|fees?|salary|wages?|budget)\b/g,
    answer: /[$£€¥]|\d\s?(?:dollars|pounds|euros|francs|marks)|\b(?:dollars|pounds|euros|francs|marks|salary|free)\b/i,
    isStrict: true,
  },
  {
    question: /\b(?:paid|pay)\b/g,
    answer: /[$£€¥]|\b(?:dollars|pounds|euros|francs|marks|unpaid|free|salary|paid|pay|funded|fund)\b/i,
  },
  { question: /\b(how (?:much|many|often)|number of)\b/g, answer: number, isStrict: true },
  { question: /\bhow (?:big|large|small|long|wide|tall|heavy|high|deep|old|fast|far)\b/g, answer: number },
  {
    question:
      /\b(?:still|yet|now|nowadays|these days|any ?more|any longer|today|stay(?:ed)?|remain(?:ed)?|survive[ds]?|maintain(?:ed|s)?)\b|^\W*(?:(?:and|but|so) )?(?:is|are|was|were|has|does|did)\b.*?\b(valid|running|in use|active|exists?|alive|around|built|open|work)\b/g,
    answer: ended,
  },
  {
    question: /\b(?:before|previous(?:ly)?|earlier|already|ever|predecessor)\b/g,
    answer:
      /\b(?:former(?:ly)?|before|previous(?:ly)?|earlier|first|already|originally|until then|after|succeeded|second|replaced)\b/i,
  },
  {
    question: /\b(?:later|afterwards|after (?:that|it)|again|re-?used?|eventually|in the end|successor)\b/g,
    answer:
      /\b(?:later|then|again|afterwards|after|revised|reused|eventually|in the end|became|followed|moved|replaced)\b/i,
  },
  {
    question: /\b(?:replace[ds]?|succeed(?:ed)?|took over|take over|followed)\b/g,
    answer: /\b(?:replaced|succeeded|followed|took over|successor|instead|gave way|then|later)\b/i,
  },
  {
    question:
      /\b(?:accept(?:ed)?|agreed?|say (?:yes|no)|refused?|hesitated?|declined?|reject(?:ed)?|turn(?:ed)? (?:it |him |her |them )?down|straight away|at once)\b/g,
    answer:
      /\b(?:refus|declin|turned (?:it |him |her |them )?down|reject|accept|agreed|hesitat|at once|said (?:yes|no))/i,
  },
  {
    question:
      /\b(?:(?:bad|poor|weak|worst) at|weak(?:ness(?:es)?|est|er)?(?: (?:point|spot|side)s?)?|drawbacks?|downsides?|shortcomings?|limitations?|flaws?|disadvantages?|struggles?(?: with)?)\b/g,
    answer:
      /\b(?:weak\w*|badly|poorly|worse|worst|fail(?:s|ed|ure)?|los[et]s?|mistake|limit\w*|drawback|too (?:slow|late|few|small|large)|cannot|struggle\w*)\b/i,
  },
  {
    question: /\b(?:who|whom|whose|(?:any|some)(?:body|one) (?:else|besides|other than|apart from))\b/g,
    answer: /\p{Lu}\p{Ll}+(?: (?:\p{Lu}\.|de|van|von))*(?: \p{Lu}\p{Ll}+)+/gu,
    isName: true,
  },
  { question: /\b(?:when|(?:which|what) (?:year|date|day|month)s?)\b/g, answer: /\b(1[4-9]|20)\d\d\b/ },
  {
    question: /\b(?:where|(?:which|what) (?:city|town|country|place))\b/g,
    answer: /\b(?:in|at|from|to|near) (?:the )?\p{Lu}/u,
  },
  {
    question: /\b(?:why|what for|(?:what|which) (?:reason|grounds?))\b/g,
    answer: /\b(?:because|so that|for|to|as|since|after)\b/i,
  },
];

/** The frames that a folded question is put in, and the words of it that they account for. */
export function toFrames(folded: string): { frames: Frame[]; consumed: Set<string> } {
  const consumed = new Set<string>();
  const found = frames.filter(({ question }) => {
    const matches = [...folded.matchAll(question)];
    for (const [match, state] of matches) for (const word of (state ?? match).split(' ')) consumed.add(word);
    return matches.length > 0;
  });
  return {
    frames: found.map(({ answer, isName = false, isStrict = false }) => ({ answer, isName, isStrict })),
    consumed,
  };
}

/** Whether a sentence has the look; `subject` holds the terms of the own person's name. */
export function looksLike(text: string, { answer, isName }: Frame, subject: Set<string>): boolean {
  if (!isName) return answer.test(text);
  return [...text.matchAll(answer)].some(([name]) => !toTerms(name).every((term) => subject.has(term)));
}
