/** Sorting and filtering for the patents; without it they are a plain table, newest first. */
export function installPatentTable(): void {
  const table = document.querySelector<HTMLTableElement>('.patents');
  // Few patents have no filter.
  const tools = document.querySelector('[data-table-tools]');
  const filter = tools?.querySelector('input');
  const status = tools?.querySelector('[role=status]');
  const body = table?.tBodies[0];
  if (!table || !body) return;
  const rows = [...body.rows];

  filter?.addEventListener('input', () => {
    const words = toWords(filter.value);
    for (const row of rows) row.hidden = !words.every((word) => toWords(row.textContent).join(' ').includes(word));
    const shown = rows.filter((row) => !row.hidden).length;
    if (status) status.textContent = shown === rows.length ? '' : `${shown} of ${rows.length} patents`;
  });

  const headings = [...(table.tHead?.rows[0]?.cells ?? [])];
  headings.forEach((heading, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = heading.textContent;
    heading.replaceChildren(button);
    button.addEventListener('click', () => {
      const isAscending = heading.ariaSort !== 'ascending';
      for (const other of headings)
        other.ariaSort = other === heading ? (isAscending ? 'ascending' : 'descending') : null;
      const sorted = rows.toSorted((a, b) => compare(toKey(a, column), toKey(b, column), isAscending));
      body.append(...sorted);
    });
  });

  // A patent that is asked for by its address is shown whole, whatever the filter says.
  const showTarget = () => {
    const row = rows.find(({ id }) => `#${id}` === location.hash);
    row?.querySelector('details')?.setAttribute('open', '');
    if (!row?.hidden || !filter) return;
    filter.value = '';
    filter.dispatchEvent(new Event('input'));
    row.scrollIntoView();
  };
  addEventListener('hashchange', showTarget);
  showTarget();
}

/** Commas inside numbers are not typed by everyone: 3541541 finds US 3,541,541. */
function toWords(text: string): string[] {
  return text.toLowerCase().replaceAll(',', '').split(/\s+/).filter(Boolean);
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec';

/** What a cell sorts by: a date, however precise, by its day; anything else by its text. */
function toKey(row: HTMLTableRowElement, column: number): string {
  const text = row.cells[column]?.firstChild?.textContent?.trim() ?? '';
  const [, day = '', month = '', year] =
    /^(?:about )?(?:(\d+) )?(?:(\p{Lu}\p{Ll}{2})\p{Ll}* )?(\d{4})$/u.exec(text) ?? [];
  if (!year) return text;
  return [year, month && months.indexOf(month) + 10, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Empty cells stay last in both directions. */
function compare(a: string, b: string, isAscending: boolean): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return a.localeCompare(b, 'en', { numeric: true }) * (isAscending ? 1 : -1);
}
