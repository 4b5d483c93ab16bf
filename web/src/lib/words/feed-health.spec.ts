import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Messages } from '@lingui/core';
import { i18n } from '#language';
import { compiledCatalogue } from '../../../messages';
import { feedHealthWords } from './feed-health';

let messages: Messages;
beforeAll(async () => {
  messages = (await compiledCatalogue(readFileSync('web/catalogues/de.po', 'utf8'), 'de')) as Messages;
});
afterEach(() => i18n.activate('en'));

it.each([
  ['Responds, last new article 3 hours ago.', 'Antwortet, letzter neuer Artikel vor 3 Stunden.'],
  [
    'Responds, last new article 3 hours ago; overdue by 2 hours, not yet claimed.',
    'Antwortet, letzter neuer Artikel vor 3 Stunden; seit 2 Stunden überfällig, noch nicht übernommen.',
  ],
  [
    'Dead, still tried once a day: the connection failed.',
    'Tot, noch ein Versuch am Tag: die Verbindung ist fehlgeschlagen.',
  ],
  ['Paused until an operator resumes it', 'Pausiert, bis ein Betreiber ihn fortsetzt'],
])('the health of a feed is said in English as the server does, and in German: %s', (english, german) => {
  expect(feedHealthWords(english)).toBe(english);
  i18n.loadAndActivate({ locale: 'de', messages });
  expect(feedHealthWords(english)).toBe(german);
});
