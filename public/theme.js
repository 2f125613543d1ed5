// Loaded before the first paint, so that a chosen theme never flashes; a file, because inline scripts are not allowed.
(() => {
  const root = document.documentElement;
  root.classList.add('js');
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage can be forbidden; the system's preference holds then.
  }
})();
