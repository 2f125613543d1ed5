const key = 'theme';

/** The button that changes between light and dark; a choice that equals the system's is forgotten again. */
export function installThemeToggle(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-toggle]');
  if (!button) return;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const root = document.documentElement;
  const isDark = () => (root.dataset['theme'] ? root.dataset['theme'] === 'dark' : system.matches);
  const show = () => button.setAttribute('aria-pressed', String(isDark()));
  button.addEventListener('click', () => {
    const next = isDark() ? 'light' : 'dark';
    if ((next === 'dark') === system.matches) delete root.dataset['theme'];
    else root.dataset['theme'] = next;
    remember(root.dataset['theme']);
    show();
  });
  system.addEventListener('change', show);
  show();
}

function remember(theme: string | undefined): void {
  try {
    if (theme) localStorage.setItem(key, theme);
    else localStorage.removeItem(key);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
}
