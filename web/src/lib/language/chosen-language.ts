import { isOnDevice, readDevice, removeFromDevice, writeDevice } from '../device/device-store';
import { toastAfterReload } from '../device/toast-after-reload';
import { reportUnlessLeft } from '../report-unless-left';
import { type LanguageCode, languageOf } from './languages';
import { i18n } from './runtime';

/** Also read by public/theme.js before the first paint. */
const KEY = 'language';

type Catalogue = { default: Record<string, string> };

const CATALOGUES: Record<Exclude<LanguageCode, 'en'>, () => Promise<Catalogue>> = {
  de: () => import('../../../catalogues/de.po'),
  es: () => import('../../../catalogues/es.po'),
  fr: () => import('../../../catalogues/fr.po'),
  ar: () => import('../../../catalogues/ar.po'),
};

/** The language that the interface is in. */
export function currentLanguage(): LanguageCode {
  return languageOf(i18n.locale).code;
}

/** The direction of the interface's text. */
export function textDirection(): 'ltr' | 'rtl' {
  return languageOf(i18n.locale).direction;
}

/**
 * Reloads the page in the language.
 * @returns false if nothing happens, because the device stores no choices
 */
export function chooseLanguage(code: LanguageCode): boolean {
  const before = readDevice(KEY);
  writeDevice(KEY, code);
  if (isOnDevice(KEY, code)) {
    location.reload();
    return true;
  }
  if (before === null) removeFromDevice(KEY);
  else writeDevice(KEY, before);
  return false;
}

/** In English, since the words of the other language are missing. */
const NOT_LOADED =
  'The words of your language could not be loaded, so this page is in English. Reload it to try again.';

/** Switches to the chosen language. If its catalogue cannot be loaded, the interface stays in English and says so. */
export async function switchLanguage(): Promise<void> {
  const { code, locale, direction } = languageOf(readDevice(KEY));
  if (code === 'en') return;
  try {
    const { default: messages } = await CATALOGUES[code]();
    i18n.loadAndActivate({ locale: code, locales: locale, messages });
    Object.assign(document.documentElement, { lang: code, dir: direction });
  } catch (error) {
    reportUnlessLeft(error);
    showEnglish();
    // Nothing is drawn yet.
    toastAfterReload({ text: NOT_LOADED, failed: true });
  }
}

/** Shows the page as the server rendered it, which public/theme.js hides from readers of other languages. */
export function showEnglish(): void {
  delete document.documentElement.dataset.language;
}
