import { I18n } from '@lingui/core';
import type { TransProps } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';
import { createElement, Fragment } from 'react';
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
  const values = props.values && Object.fromEntries(Object.entries(props.values).map(asText));
  return <TransNoContext {...props} {...(values && { values })} lingui={{ i18n }} />;
}

/** What is filled in is text, even if it looks like the elements of a message. */
const asText = ([name, value]: [string, unknown]) => [
  name,
  typeof value === 'string' && value.includes('<') ? createElement(Fragment, null, value) : value,
];
