import { i18n } from './runtime';

/** What is fixed English elsewhere, such as a message of the server, in the language of the interface if it is known there. */
export function said(english: string): string {
  const translated: unknown = Object.hasOwn(i18n.messages, english) ? i18n.messages[english] : undefined;
  return typeof translated === 'string' ? translated : english;
}
