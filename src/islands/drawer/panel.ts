const small = matchMedia('(width < 48rem)');

/** A dialog at the edge of the window: over an inert page on small screens, beside a live one on large screens. */
export interface Panel {
  isOpen: () => boolean;
  /** Shows the panel without moving the focus into it. */
  show: () => void;
  close: () => void;
  /** On a small screen the panel hides the page, so following a citation means leaving it. */
  leaveFor: (target: HTMLElement) => void;
}

export function createPanel(dialog: HTMLDialogElement): Panel {
  let opener: HTMLElement | undefined;

  const show = () => {
    if (dialog.open) return;
    const focused = document.activeElement;
    opener = focused instanceof HTMLElement && focused !== document.body ? focused : undefined;
    present();
    document.documentElement.classList.add('drawer-open');
  };
  const present = () => {
    if (small.matches) dialog.showModal();
    else dialog.show();
  };
  const close = () => dialog.close();

  dialog.addEventListener('close', () => {
    // The event comes late: a dialog that changed its mode is open again by now.
    if (dialog.open) return;
    document.documentElement.classList.remove('drawer-open');
    opener?.focus();
    opener = undefined;
  });
  dialog.addEventListener('keydown', (event) => {
    // A modal dialog hears Escape by itself; the one beside the page does not.
    if (event.key !== 'Escape' || dialog.matches(':modal')) return;
    event.preventDefault();
    close();
  });
  small.addEventListener('change', () => {
    if (!dialog.open) return;
    const focused = document.activeElement;
    // The mode of an open dialog cannot change; it is closed and opened in the other one.
    dialog.close();
    present();
    if (focused instanceof HTMLElement) focused.focus();
  });

  const leaveFor = (target: HTMLElement) => {
    if (dialog.matches(':modal')) {
      opener = undefined;
      close();
    }
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  return { isOpen: () => dialog.open, show, close, leaveFor };
}
