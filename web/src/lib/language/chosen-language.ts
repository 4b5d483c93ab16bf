import { readDevice, writeDevice } from '../device/device-store';
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

/** The language of the interface that the reader chose on this device. */
export function chosenLanguage(): LanguageCode {
  return languageOf(readDevice(KEY)).code;
}

/** The direction of the interface's text. */
export function textDirection(): 'ltr' | 'rtl' {
  return languageOf(i18n.locale).direction;
}

/** Every page is loaded anew in the language. */
export function chooseLanguage(code: LanguageCode): void {
  writeDevice(KEY, code);
  location.reload();
}

/** Switches to the chosen language. If its catalogue cannot be loaded, the interface stays in English. */
export async function switchLanguage(): Promise<void> {
  const { code, locale, direction } = languageOf(readDevice(KEY));
  if (code === 'en') return;
  const root = document.documentElement;
  try {
    const { default: messages } = await CATALOGUES[code]();
    i18n.loadAndActivate({ locale: code, locales: locale, messages });
    Object.assign(root, { lang: code, dir: direction });
  } catch (error) {
    reportError(error);
    Object.assign(root, { lang: 'en', dir: 'ltr' });
  }
}
