/** A Markdown table without padding, which every reader would pay for; line breaks and bars inside a cell are made harmless. */
export function toTable(titles: string[], rows: string[][]): string {
  const toRow = (cells: string[]) => `|${cells.map(toCell).join('|')}|`;
  return [toRow(titles), `|${titles.map(() => '---|').join('')}`, ...rows.map(toRow)].join('\n');
}

/** A closed code block with its language. */
export function toFence(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trim()}\n\`\`\``;
}

function toCell(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
}
