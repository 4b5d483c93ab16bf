import type { Messages } from '@lingui/core';
import { i18n } from '#language';
import { languageOf } from '../lib/language/languages';

const LANGUAGE_CACHE = 'language';
const KEY = '/language';

interface Stored {
  language: string;
  messages: Messages;
}

/** Keeps the words of the language that this device's pages are in. */
export async function keepLanguage(stored: Stored): Promise<void> {
  await (await caches.open(LANGUAGE_CACHE)).put(KEY, Response.json(stored));
}

/** Speaks the language that pages told last, otherwise English. Each time, because workers are started for a message and stopped after it. */
export async function speak(): Promise<void> {
  const stored = await caches.match(KEY, { cacheName: LANGUAGE_CACHE });
  const { language, messages }: Stored = (await stored?.json()) ?? { language: 'en', messages: {} };
  const { code, locale } = languageOf(language);
  i18n.loadAndActivate({ locale: code, locales: locale, messages });
}
