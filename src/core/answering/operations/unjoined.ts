import { unsaid } from '../honesty/refuse.ts';
import * as exclusionSigns from '../signs/exclusion-signs.ts';
import * as fieldSigns from '../signs/field-signs.ts';
import type { Operation } from './operation.ts';

/** "Which projects won no award?": what an entry of another kind came of, and what of none, no entry tells. */
export const unjoined: Operation = ({ areas: [own], labels, folded }) =>
  exclusionSigns.picking.test(folded) &&
  labels.some(
    ({ areas, token }) => areas.some((area) => area !== own) && fieldSigns.lacking.test(folded.slice(0, token.start)),
  )
    ? unsaid
    : undefined;
