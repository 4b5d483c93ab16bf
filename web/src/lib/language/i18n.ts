import { I18n } from '@lingui/core';
import { LANGUAGES } from './languages';

/**
 * Translates marked messages. It starts in English, whose messages are in the code; `switchLanguage` changes it before
 * anything renders, and the service worker before it says something.
 */
export const i18n = new I18n({ locale: 'en', locales: LANGUAGES[0].locale, messages: { en: {} } });
// Messages are compiled when the app is built.
i18n.setMessagesCompiler((message) => message as never);
