import type { DoneEvent, StatusEvent } from '#core/contract/events.ts';
import type { AskError } from '../ask-result.ts';
import { createCitations, isRecordUrl, type Citation } from './citations.ts';
import { toElements } from './markdown-view.ts';
import { answererWords, outcomeWords, statusWords, toWait } from './words.ts';

/** A question and its answer on the screen, from the moment it is asked. */
export interface ExchangeView {
  element: HTMLElement;
  showStatus: (status: StatusEvent['status']) => void;
  /** Shows the answer as far as it has come. */
  showAnswer: (markdown: string) => void;
  showDone: (done: DoneEvent) => void;
  showFailure: (error: AskError, retryAfter: number | undefined, retry: () => void, onReady: () => void) => void;
  showStopped: (retry: () => void) => void;
}

export function createExchangeView(
  question: string,
  onCitation: (event: MouseEvent, anchor: string) => void,
): ExchangeView {
  const element = document.createElement('li');
  const asked = add('p', 'asked', question);
  asked.prepend(
    Object.assign(document.createElement('span'), { className: 'visually-hidden', textContent: 'You asked: ' }),
  );
  // What overflows scrolls, and not every browser lets the keyboard scroll what cannot have the focus.
  new ResizeObserver(() => {
    if (asked.scrollHeight > asked.clientHeight) asked.tabIndex = 0;
    else asked.removeAttribute('tabindex');
  }).observe(asked);
  const answer = add('div', 'answer');
  const state = add('p', 'state', statusWords.thinking);
  const citations = createCitations(isRecordUrl);
  let shown = '';
  let frame = 0;

  const toLink = ({ number, url, title }: Citation, isChip: boolean): HTMLAnchorElement => {
    const link = document.createElement('a');
    const { hash } = new URL(url, location.href);
    link.href = `/${hash}`;
    link.className = isChip ? 'chip' : 'cite';
    if (isChip) {
      const mark = Object.assign(document.createElement('span'), { textContent: String(number) });
      link.append(mark, title || decodeURIComponent(hash.slice(1)));
    } else {
      // Drawn by the style sheet: as text it would be read out and copied as digits of the fact before it.
      link.dataset['number'] = String(number);
      link.setAttribute('aria-label', `Source ${number}: ${title}`);
    }
    link.addEventListener('click', (event) => onCitation(event, decodeURIComponent(hash.slice(1))));
    return link;
  };
  const render = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    answer.replaceChildren(
      ...toElements(shown, (url, title) => {
        const citation = citations.cite(url, title);
        return citation && toLink(citation, false);
      }),
    );
  };

  return {
    element,
    showStatus: (status) => (state.textContent = statusWords[status]),
    showAnswer: (markdown) => {
      shown = markdown;
      // One drawing for each frame of the screen is enough, however fast the pieces come.
      frame ||= requestAnimationFrame(render);
    },
    showDone: (done) => {
      citations.addAll(done);
      render();
      const { outcome, answerer } = done;
      state.textContent =
        outcome === 'answered' ? `${outcomeWords[outcome]}, ${answererWords[answerer]}` : outcomeWords[outcome];
      state.dataset['outcome'] = outcome;
      const list = citations.list();
      if (list.length === 0) return;
      const chips = add('ol', 'chips');
      chips.setAttribute('aria-label', 'Sources');
      chips.append(...list.map((citation) => toItem(toLink(citation, true))));
    },
    showFailure: (error, retryAfter, retry, onReady) => {
      // A wait is said by the message and counted by the button; other failures need the advice.
      state.textContent = retryAfter === undefined ? `${error.message} ${error.resolution}` : error.message;
      state.dataset['outcome'] = 'failed';
      element.append(retryAfter === undefined ? toRetry(retry) : toCountdown(retryAfter, retry, onReady));
    },
    showStopped: (retry) => {
      state.textContent = 'Stopped.';
      element.append(toRetry(retry));
    },
  };

  function add(tag: string, className: string, text = ''): HTMLElement {
    const made = Object.assign(document.createElement(tag), { className, textContent: text });
    element.append(made);
    return made;
  }
}

function toItem(child: Node): HTMLLIElement {
  const item = document.createElement('li');
  item.append(child);
  return item;
}

function toRetry(retry: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Try again' });
  button.className = 'button button-quiet';
  button.addEventListener('click', retry);
  return button;
}

/** A retry that waits as long as the server asked for, and says how long that still is. */
function toCountdown(seconds: number, retry: () => void, onReady: () => void): HTMLButtonElement {
  const button = toRetry(retry);
  const ready = Date.now() + seconds * 1000;
  const tick = () => {
    const left = Math.ceil((ready - Date.now()) / 1000);
    button.disabled = left > 0;
    button.textContent = left > 0 ? `Try again in ${toWait(left)}` : 'Try again';
    if (left > 0) return;
    clearInterval(timer);
    onReady();
  };
  const timer = setInterval(tick, 1000);
  tick();
  return button;
}
