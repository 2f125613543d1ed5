import type { AskError, AskResult } from './ask-result.ts';
import type { Drawer } from './drawer/drawer.ts';
import { loadDrawerStyle } from './drawer-style.ts';

/** Asks through the visible drawer; resolves when the answer is complete. Never rejects. */
export type Ask = (question: string, signal?: AbortSignal) => Promise<AskResult>;

const unloaded: AskError = {
  code: 'unreachable',
  message: 'The conversation could not be loaded.',
  resolution: 'Check the connection and try again.',
};

/**
 * Every way into the drawer: anything with `data-ask` (where that is `send`, its text is the question), `/`, and Ctrl or Cmd with K.
 * The drawer's code is loaded on the first sign that someone is going to use it.
 */
export function installAsk(): { ask: Ask; open: (draft: string) => void } {
  let loading: Promise<Drawer> | undefined;
  const load = () => {
    loading ??= Promise.all([import('./drawer/drawer.ts'), loadDrawerStyle()]).then(([{ createDrawer }]) =>
      createDrawer(),
    );
    // A failed download is tried anew at the next intent.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const toOpener = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-ask]') : null;

  const prepare = (event: Event) => {
    if (toOpener(event)) load().catch(() => {});
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prepare, { passive: true });
  }
  document.addEventListener('click', (event) => {
    const opener = toOpener(event);
    if (opener)
      load().then((drawer) => drawer.open(opener.dataset['ask'] === 'send' ? { send: opener.innerText } : {}), explain);
  });
  document.addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey;
    const isSlash = event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target);
    if (!isShortcut && !isSlash) return;
    event.preventDefault();
    load().then((drawer) => drawer.open(), explain);
  });
  return {
    ask: (question, signal) =>
      load()
        .then((drawer) => drawer.ask(question, signal))
        .catch(() => ({ error: unloaded })),
    open: (draft) => void load().then((drawer) => drawer.open({ draft }), explain),
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** The drawer itself could not be loaded: what it would have said is said beside the first place to ask. */
function explain(): void {
  const note = document.querySelector('[data-ask-note]');
  if (note) note.textContent = `${unloaded.message} ${unloaded.resolution}`;
}
