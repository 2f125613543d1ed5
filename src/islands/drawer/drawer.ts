import { maxMessageLength, singleAreas } from 'virtual:ask-contract';
import type { AskError, AskResult } from '../ask-result.ts';
import { ask as askServer, AskFailure, type Quota } from './ask-client.ts';
import { checkQuestion } from './check-question.ts';
import { openConversation, type Exchange } from './conversation.ts';
import { createExchangeView, type ExchangeView } from './exchange-view.ts';
import { follow } from './follow.ts';
import { createParts } from './markup.ts';
import { createPanel } from './panel.ts';
import { toSuggestions } from './suggestions.ts';
import { statusWords, toWait } from './words.ts';

/** The conversation drawer. */
export interface Drawer {
  /** Opens for a visitor: empty, with a draft to edit, or with a question to send. */
  open: (start?: { draft?: string; send?: string }) => void;
  /** Opens without taking the focus, asks, and resolves when the answer is complete. Never rejects. */
  ask: (question: string, signal?: AbortSignal) => Promise<AskResult>;
}

const busy: AskError = {
  code: 'busy',
  message: 'Another question is being answered.',
  resolution: 'Wait for its answer, or stop it, and ask again.',
};
const cancelled: AskError = { code: 'cancelled', message: 'The question was cancelled.', resolution: 'Ask it again.' };
const failed: AskError = { code: 'failed', message: 'The answer could not be shown.', resolution: 'Reload the page.' };

export function createDrawer(): Drawer {
  const parts = createParts();
  const { log, exchanges, form, question, hint, status } = parts;
  const panel = createPanel(parts);
  const conversation = openConversation(() => sessionStorage, maxMessageLength);
  const questions = [...document.querySelectorAll<HTMLElement>('[data-ask=send]')].map(({ innerText }) => innerText);
  let running: AbortController | undefined;
  let drafted = '';

  conversation.exchanges.forEach((exchange) => {
    const view = addView(exchange.question);
    view.showAnswer(exchange.answer);
    view.showDone(exchange.done);
  });
  refresh();

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  question.addEventListener('keydown', (event) => {
    const isSend =
      event.key === 'Enter' && !event.isComposing && (isJob() ? event.metaKey || event.ctrlKey : !event.shiftKey);
    if (!isSend) return;
    event.preventDefault();
    submit();
  });
  question.addEventListener('input', showLength);
  parts.closeButton.addEventListener('click', panel.close);
  parts.stopButton.addEventListener('click', () => running?.abort());
  parts.newButton.addEventListener('click', () => {
    running?.abort();
    conversation.clear();
    exchanges.replaceChildren();
    refresh();
    say('New conversation');
    question.focus();
  });
  parts.jobButton.addEventListener('click', () => setJob(!isJob()));
  parts.suggestions.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) send(target.textContent);
  });

  return { open, ask };

  function open({ draft, send: asked }: { draft?: string; send?: string } = {}): void {
    const wasOpen = panel.isOpen();
    panel.show();
    // A conversation from before a reload goes on where it ended.
    if (!wasOpen && log.scrollTop === 0) exchanges.lastElementChild?.scrollIntoView({ block: 'start' });
    if (draft) showDraft(draft);
    question.focus();
    if (asked) send(asked);
  }

  /** What a visitor has written stays; a draft that nobody touched gives way to the next. */
  function showDraft(draft: string): void {
    const isUntouched = [drafted, ''].includes(question.value.trim());
    question.value = isUntouched ? draft : `${question.value}\n${draft}`;
    drafted = draft;
    showLength();
  }

  function submit(): void {
    const text = question.value;
    const error = checkQuestion(text) ?? (running && busy);
    if (error) return refuse(error);
    question.value = '';
    setJob(false);
    send(text);
  }

  function send(text: string): void {
    void ask(text).then((result) => {
      if (!('error' in result)) return;
      if (result.error === busy) refuse(busy);
    });
  }

  function refuse({ message }: AskError): void {
    hint.textContent = message;
    say(message);
  }

  async function ask(text: string, signal?: AbortSignal): Promise<AskResult> {
    const error = checkQuestion(text) ?? (running && busy) ?? (signal?.aborted ? cancelled : undefined);
    if (error) return { error };
    const controller = new AbortController();
    running = controller;
    panel.show();
    const view = addView(text);
    refresh();
    say(statusWords.thinking);
    const followAnswer = follow(view.element, [log, parts.dialog]);
    const both = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
    try {
      return await receive(text, view, both, followAnswer);
    } catch (cause) {
      return explain(text, view, cause, both.aborted);
    } finally {
      if (running === controller) running = undefined;
      refresh();
      followAnswer();
    }
  }

  async function receive(
    text: string,
    view: ExchangeView,
    signal: AbortSignal,
    onGrowth: () => void,
  ): Promise<AskResult> {
    let answer = '';
    let result: AskResult = { error: failed };
    const messages = conversation.toMessages(text);
    for await (const event of askServer({
      messages,
      sessionId: conversation.sessionId(),
      signal,
      onQuota: showQuota,
    })) {
      if (event.type === 'status') view.showStatus(event.status);
      if (event.type === 'content') view.showAnswer((answer += event.content));
      onGrowth();
      if (event.type !== 'done') continue;
      view.showDone(event);
      // A conversation that was cleared meanwhile stays cleared.
      if (view.element.isConnected) conversation.add({ question: text, answer, done: event } satisfies Exchange);
      say(`Answer: ${view.element.querySelector<HTMLElement>('.answer')?.innerText ?? ''}`);
      result = { answer, citations: event.citations };
    }
    return result;
  }

  function explain(text: string, view: ExchangeView, cause: unknown, isAborted: boolean): AskResult {
    const retry = () => {
      if (running) return refuse(busy);
      panel.keepFocus(() => {
        view.element.remove();
        send(text);
      });
    };
    if (isAborted) {
      view.showStopped(retry);
      say('Stopped');
      return { error: cancelled };
    }
    const { error, retryAfter } = cause instanceof AskFailure ? cause : { error: failed, retryAfter: undefined };
    view.showFailure(error, retryAfter, retry, () => say('You can try again now'));
    say(error.message);
    return { error, ...(retryAfter !== undefined && { retryAfter }) };
  }

  function addView(text: string): ExchangeView {
    const view = createExchangeView(text, followCitation);
    exchanges.append(view.element);
    return view;
  }

  /** The browser moves to the anchor by itself; what is left to do is to bring the focus along. */
  function followCitation(_event: MouseEvent, anchor: string): void {
    const target = document.getElementById(anchor);
    if (target) panel.leaveFor(target);
  }

  function refresh(): void {
    panel.keepFocus(showControls);
  }

  function showControls(): void {
    const isEmpty = exchanges.childElementCount === 0;
    parts.newButton.hidden = isEmpty;
    parts.intro.hidden = !isEmpty;
    parts.stopButton.hidden = !running;
    parts.submit.hidden = Boolean(running);
    parts.jobButton.hidden = Boolean(running);
    log.ariaBusy = String(Boolean(running));
    const suggestions = running ? [] : toSuggestions(questions, conversation.exchanges, singleAreas);
    parts.suggestions.replaceChildren(
      ...suggestions.map((text) => {
        const item = document.createElement('li');
        item.append(Object.assign(document.createElement('button'), { type: 'button', textContent: text }));
        return item;
      }),
    );
  }

  function isJob(): boolean {
    return parts.jobButton.ariaPressed === 'true';
  }

  function setJob(isOn: boolean): void {
    parts.jobButton.ariaPressed = String(isOn);
    parts.dialog.classList.toggle('is-job', isOn);
    parts.label.textContent = isOn ? 'The job description' : 'Your question';
    hint.textContent = isOn ? 'Paste the whole text. Each requirement is compared with the portfolio.' : '';
    question.rows = isOn ? 12 : 2;
    if (isOn) question.focus();
  }

  function showLength(): void {
    const left = maxMessageLength - [...question.value].length;
    if (left < 1000) hint.textContent = left < 0 ? `${-left} characters too long` : `${left} characters left`;
    else if (!isJob()) hint.textContent = '';
  }

  function showQuota({ limit, remaining, resetAfterSeconds }: Quota): void {
    // Who writes already is told how much room is left.
    if (question.value) return showLength();
    const wait = remaining > 0 ? '' : `; the next is free again in ${toWait(resetAfterSeconds)}`;
    hint.textContent = `${remaining} of ${limit} questions left${wait}.`;
  }

  function say(words: string): void {
    status.textContent = words;
  }
}
