/**
 * Shows an exchange from its question on, and again each time that it has grown: when it is asked there is nothing below the
 * question that could be scrolled to.
 * @param boxes that scroll; a visitor who scrolls one of them is left alone
 * @returns to be called when the exchange has grown
 */
export function follow(exchange: HTMLElement, boxes: HTMLElement[]): () => void {
  const read = () => boxes.map(({ scrollTop }) => scrollTop).join();
  const show = () => {
    exchange.scrollIntoView({ block: 'start' });
    return read();
  };
  let place = show();
  return () => {
    if (read() === place) place = show();
  };
}
