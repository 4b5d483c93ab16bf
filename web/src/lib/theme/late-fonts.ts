import { writeDevice } from '../device/device-store';

/**
 * Lets the fonts in that wait for the code on a slow connection (`public/theme.js`). What is drawn stays in its place, because
 * the fallbacks have the fonts' metrics. The next page finds the fonts in the browser's cache and need not wait.
 */
export function letFontsIn(): void {
  const { dataset } = document.documentElement;
  if (dataset.fonts === undefined) return;
  delete dataset.fonts;
  void document.fonts.ready.then(() => writeDevice('fonts', 'cached'));
}
