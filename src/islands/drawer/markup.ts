/** The empty drawer. A constant: nothing that anyone wrote goes into it as markup. */
const markup = `
<dialog class="drawer" aria-labelledby="drawer-title">
  <div class="drawer-head">
    <h2 id="drawer-title">Ask the portfolio</h2>
    <button type="button" class="button button-quiet" data-new aria-label="New conversation" hidden>New</button>
    <button type="button" class="drawer-close" data-close aria-label="Close"></button>
  </div>
  <div class="drawer-log" data-log tabindex="0" role="region" aria-label="Conversation">
    <p class="drawer-intro" data-intro>Answers come from this portfolio alone, each with its sources. The conversation stays in this tab.</p>
    <ol data-exchanges></ol>
    <ul class="suggestions" data-suggestions aria-label="Suggested questions"></ul>
  </div>
  <form class="drawer-form" novalidate>
    <label for="drawer-question" data-label>Your question</label>
    <textarea id="drawer-question" rows="2" aria-describedby="drawer-hint" enterkeyhint="send"></textarea>
    <p class="drawer-hint" id="drawer-hint" data-hint></p>
    <div class="drawer-actions">
      <button type="button" class="button button-quiet" data-job aria-pressed="false">Job description</button>
      <button type="button" class="button button-quiet" data-stop hidden>Stop</button>
      <button type="submit" class="button">Ask</button>
    </div>
  </form>
  <p class="visually-hidden" role="status" data-status></p>
</dialog>`;

/** The parts of the drawer that change. */
export interface DrawerParts {
  dialog: HTMLDialogElement;
  log: HTMLElement;
  intro: HTMLElement;
  exchanges: HTMLElement;
  suggestions: HTMLElement;
  form: HTMLFormElement;
  label: HTMLElement;
  question: HTMLTextAreaElement;
  hint: HTMLElement;
  status: HTMLElement;
  newButton: HTMLButtonElement;
  closeButton: HTMLButtonElement;
  jobButton: HTMLButtonElement;
  stopButton: HTMLButtonElement;
  submit: HTMLButtonElement;
}

/** Puts an empty, closed drawer at the end of the page. */
export function createParts(): DrawerParts {
  const template = document.createElement('template');
  template.innerHTML = markup;
  document.body.append(template.content);
  const find = <T extends HTMLElement>(selector: string): T => {
    const part = document.querySelector<T>(`.drawer ${selector}`);
    if (!part) throw new Error(`The drawer has no ${selector}`);
    return part;
  };
  const form = find<HTMLFormElement>('form');
  return {
    dialog: form.closest('dialog') as HTMLDialogElement,
    log: find('[data-log]'),
    intro: find('[data-intro]'),
    exchanges: find('[data-exchanges]'),
    suggestions: find('[data-suggestions]'),
    form,
    label: find('[data-label]'),
    question: find('textarea'),
    hint: find('[data-hint]'),
    status: find('[data-status]'),
    newButton: find('[data-new]'),
    closeButton: find('[data-close]'),
    jobButton: find('[data-job]'),
    stopButton: find('[data-stop]'),
    submit: find('[type=submit]'),
  };
}
