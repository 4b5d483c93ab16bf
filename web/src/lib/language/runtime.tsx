import type { TransProps } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';
import { createElement, Fragment } from 'react';
import { i18n } from './i18n';

// The macros of `@lingui/core` and `@lingui/react` import both from here (see web/messages.ts).
export { i18n };

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
