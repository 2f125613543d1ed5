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
  const dialog = template.content.querySelector('dialog');
  if (!dialog) throw new Error('The drawer is not a dialog');
  document.body.append(dialog);
  const find = <E extends HTMLElement>(selector: string, kind: new () => E): E => {
    const part = dialog.querySelector(selector);
    if (!(part instanceof kind)) throw new Error(`The drawer has no ${selector}`);
    return part;
  };
  return {
    dialog,
    log: find('[data-log]', HTMLElement),
    intro: find('[data-intro]', HTMLElement),
    exchanges: find('[data-exchanges]', HTMLElement),
    suggestions: find('[data-suggestions]', HTMLElement),
    form: find('form', HTMLFormElement),
    label: find('[data-label]', HTMLElement),
    question: find('textarea', HTMLTextAreaElement),
    hint: find('[data-hint]', HTMLElement),
    status: find('[data-status]', HTMLElement),
    newButton: find('[data-new]', HTMLButtonElement),
    closeButton: find('[data-close]', HTMLButtonElement),
    jobButton: find('[data-job]', HTMLButtonElement),
    stopButton: find('[data-stop]', HTMLButtonElement),
    submit: find('[type=submit]', HTMLButtonElement),
  };
}
