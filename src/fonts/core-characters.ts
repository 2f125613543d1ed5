/** What English is set in: printable ASCII and a few marks. The core fonts hold these characters and no others. */
export const coreCharacters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0©°·×é–—‘’“”…↑→↓−`;
