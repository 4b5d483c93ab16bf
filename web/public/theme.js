// Runs before the first paint, so that a dark page never flashes white. The keys are those of src/lib/theme.
(() => {
  let mode = null;
  let hasFonts = null;
  let comfort = null;
  let language = null;
  try {
    mode = localStorage.getItem('theme');
    language = localStorage.getItem('language');
    hasFonts = localStorage.getItem('fonts');
    comfort = JSON.parse(localStorage.getItem('comfort') ?? 'null');
  } catch {
    // Storage may be forbidden, or hold what is no JSON; the system's choice is used then.
  }
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  const contrast = matchMedia('(prefers-contrast: more)').matches ? 'high' : 'standard';
  const { dataset } = document.documentElement;
  dataset.contrast = contrast;
  for (const aspect of ['text', 'width', 'contrast', 'typeface'])
    if (typeof comfort?.[aspect] === 'string') dataset[aspect] = comfort[aspect];
  // What the server rendered is in English, so it is hidden until the app has the catalogue of the language, or seems not to start.
  if (['de', 'es', 'fr', 'ar'].includes(language)) {
    dataset.language = language;
    const show = () => delete dataset.language;
    setTimeout(show, 4_000);
    addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && show(), true);
  }
  // Addresses on paper are whole.
  document.documentElement.style.setProperty('--site', JSON.stringify(location.origin));
  // The fonts are two thirds as large as the code. On a slow connection the code comes first, and the app lets them in.
  const { effectiveType = '4g', saveData = false } = navigator.connection ?? {};
  if (hasFonts === null && (saveData || effectiveType !== '4g'))
    document.documentElement.dataset.fonts = 'later';
  else {
    // Only in pages that the server rendered. Others request their fonts themselves.
    const fonts = document.getElementById('fonts');
    if (fonts !== null) document.head.append(document.importNode(fonts.content, true));
  }
})();
