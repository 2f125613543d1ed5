/**
 * Lays out the sections that are far off, one at a time while there is nothing else to do: from then on the scrollbar tells
 * how long the page is. All of them at once would keep a slow phone busy in the first seconds.
 */
export function layOutFarSections(): void {
  const sections = [...document.querySelectorAll('main section')];
  // Not every browser has idle time to give.
  const later = globalThis.requestIdleCallback ?? setTimeout;
  const layOutNext = () => {
    const section = sections.shift();
    section?.classList.add('near');
    if (section) later(layOutNext);
  };
  later(layOutNext);
}
