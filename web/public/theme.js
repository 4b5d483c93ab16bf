// Runs before the first paint, so that a dark page never flashes white. The key is that of src/lib/theme/theme-mode.ts.
(() => {
  let mode = null;
  try {
    mode = localStorage.getItem('theme');
  } catch {
    // Storage may be forbidden; the system's choice is used then.
  }
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
