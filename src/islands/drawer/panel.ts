import type { DrawerParts } from './markup.ts';

/** Where the drawer would cover the page; drawer.css makes room for it on all that is wider. */
const small = matchMedia('(width < 72rem)');
/** Fingers get a keyboard on the screen with every field that has the focus. */
const hasTouch = matchMedia('(pointer: coarse)');

/** A dialog at the edge of the window: over an inert page on small screens, beside a live one on large screens. */
export interface Panel {
  isOpen: () => boolean;
  /** Shows the panel without moving the focus into it. */
  show: () => void;
  close: () => void;
  /** Makes a change that may take the focused control away, and then gives the focus a place in the panel. */
  keepFocus: (change: () => void) => void;
  /** On a small screen the panel hides the page, so following a citation means leaving it. */
  leaveFor: (target: HTMLElement) => void;
}

export function createPanel({ dialog, log, question }: DrawerParts): Panel {
  let opener: HTMLElement | undefined;

  const show = () => {
    if (dialog.open) return;
    const focused = document.activeElement;
    opener = focused instanceof HTMLElement && focused !== document.body ? focused : undefined;
    present();
    document.documentElement.classList.add('drawer-open');
  };
  const present = () => {
    dialog.setAttribute('closedby', small.matches ? 'any' : 'none');
    // Unlike `show`, the attribute leaves the focus with whoever types on the page.
    dialog.open = !small.matches;
    if (!small.matches) return;
    dialog.showModal();
    // Its first control closes it: a key that was meant for the page would press that.
    log.focus();
  };
  const close = () => {
    dialog.close();
    leave();
  };
  const leave = () => {
    document.documentElement.classList.remove('drawer-open');
    opener?.focus();
    opener = undefined;
  };

  dialog.addEventListener('close', () => {
    // The event comes late: a dialog that changed its mode is open again by now.
    if (!dialog.open) leave();
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

  const keepFocus = (change: () => void) => {
    const held = document.activeElement;
    const isInside = dialog.contains(held);
    change();
    if (isInside && !held?.checkVisibility()) (hasTouch.matches ? log : question).focus({ preventScroll: true });
  };
  const leaveFor = (target: HTMLElement) => {
    if (dialog.matches(':modal')) {
      opener = undefined;
      close();
    }
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  return { isOpen: () => dialog.open, show, close, keepFocus, leaveFor };
}
