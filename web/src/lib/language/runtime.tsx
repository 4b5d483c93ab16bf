import { I18n } from '@lingui/core';
import type { TransProps } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';
import { LANGUAGES } from './languages';

/**
 * Translates marked messages. It starts in English, whose messages are in the code; `switchLanguage` changes it before
 * anything renders. The macros of `@lingui/core` and `@lingui/react` import from here (see web/messages.ts).
 */
export const i18n = new I18n({ locale: 'en', locales: LANGUAGES[0].locale, messages: { en: {} } });
// Messages are compiled when the app is built.
i18n.setMessagesCompiler((message) => message as never);

/** A marked message with elements in it. */
export function Trans(props: TransProps) {
  return <TransNoContext {...props} lingui={{ i18n }} />;
}
