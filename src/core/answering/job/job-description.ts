import * as advertSigns from './advert-signs.ts';
import { shortAdverts } from './offer-signs.ts';

const minLength = 80;
const enough = 3;

/** Whether a message is a job advert, pasted or in a sentence, to be answered requirement by requirement; long questions are not. */
export function isJobDescription(text: string): boolean {
  if (shortAdverts.some((sign) => sign.test(text))) return true;
  if (text.length < minLength) return false;
  const weigh = (list: [number, RegExp][]) =>
    list.reduce((sum, [weight, signal]) => sum + (signal.test(text) ? weight : 0), 0);
  return weigh(advertSigns.signals) - weigh(advertSigns.against) >= enough;
}
