import type { OwnRewordings } from '../../corpus/reworded.ts';
import { artistRewordings, makesWorks } from './work-rewordings.ts';

/** Words for works that only some people make, and the word for the same in their portfolios. */
export const kindRewordings: OwnRewordings[] = [
  { area: 'projects', where: makesWorks, rewordings: artistRewordings },
  {
    where: /\b(?:films|motion pictures)\b/i,
    unless: /\bphotograph|\bpaint/i,
    rewordings: [[/\b(?:motion )?pictures\b/i, 'films']],
  },
  {
    where:
      /^(?:Headline|Role): (?:.*[ ,;])?(?<!\b(?:data|software|solutions?|platform|systems?|enterprise|cloud|network|security|information|chief|landscape)[- ])architect\b/i,
    rewordings: [[/\bbuildings\b/i, 'projects']],
  },
];
