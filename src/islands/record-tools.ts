import { recordsPath } from 'virtual:ask-contract';

type Open = (question: string) => void;

/**
 * One small toolbar that visits the record under the pointer or the focus. A toolbar for each of a hundred records would
 * put three hundred buttons in the way of everyone who reads by keyboard.
 */
export function installRecordTools(open: Open): void {
  let record: HTMLElement | undefined;
  const tools = document.createElement('div');
  tools.className = 'record-tools';
  tools.setAttribute('role', 'group');
  const status = document.createElement('span');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');

  const actions: [string, () => Promise<string> | string][] = [
    ['Copy link', () => copy(`${location.origin}${location.pathname}#${record?.id}`, 'Link copied')],
    ['Copy as Markdown', async () => copy(await readMarkdown(record?.id ?? ''), 'Markdown copied')],
    ['Ask about this', () => (open(`Tell me about ${toTitle(record)}`), '')],
  ];
  for (const [label, act] of actions) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', async () => {
      const done = await Promise.try(act).catch(() => 'Could not be copied');
      if (!done) return;
      status.textContent = done;
      button.textContent = done;
      setTimeout(() => (button.textContent = label), 2000);
    });
    tools.append(button);
  }
  tools.append(status);

  const visit = (event: Event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const next = target?.closest<HTMLElement>('article[id], tr[id]');
    if (!next || next === record) return;
    record = next;
    tools.setAttribute('aria-label', `Tools for ${toTitle(next)}`);
    next.querySelector(':is(h3, th)')?.after(tools);
    if (next instanceof HTMLTableRowElement) next.cells[0]?.append(tools);
  };
  const main = document.querySelector('main');
  for (const type of ['pointerover', 'focusin']) main?.addEventListener(type, visit);
}

function toTitle(record: HTMLElement | undefined): string {
  return record?.querySelector(':is(h3, th) a')?.textContent ?? '';
}

async function readMarkdown(id: string): Promise<string> {
  const response = await fetch(`${recordsPath}/${id}.md`);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.text();
}

async function copy(text: string, done: string): Promise<string> {
  await navigator.clipboard.writeText(text);
  return done;
}
