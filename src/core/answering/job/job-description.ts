import { against, signals } from './advert-signs.ts';

const minLength = 80;
const enough = 3;

/** Whether a message is a pasted job advert, to be answered requirement by requirement; long questions are not. */
export function isJobDescription(text: string): boolean {
  if (text.length < minLength) return false;
  const weigh = (list: [number, RegExp][]) =>
    list.reduce((sum, [weight, signal]) => sum + (signal.test(text) ? weight : 0), 0);
  return weigh(signals) - weigh(against) >= enough;
}
