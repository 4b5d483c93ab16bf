import { expect, it } from '@jest/globals';
import { assertNewEnough } from './server-version.js';

it.each(['18.4', '18.4 (Debian 18.4-1.pgdg12+1)', '19beta1'])('takes PostgreSQL %s', (version) => {
  expect(() => assertNewEnough('DATABASE_URL', version)).not.toThrow();
});

it.each([
  ['17.6 (Debian 17.6-1.pgdg12+1)', '17.6'],
  ['9.6.24', '9.6.24'],
])('refuses PostgreSQL %s, on which no story could be written', (version, number) => {
  expect(() => assertNewEnough('DATABASE_URL', version)).toThrow(
    `DATABASE_URL leads to PostgreSQL ${number}, but PostgreSQL 18 or later is needed.`,
  );
});
