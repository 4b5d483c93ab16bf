import { expect, it } from '@jest/globals';
import { countryName, languageName } from './country-name';

it.each([
  [countryName('GB'), 'United Kingdom'],
  [countryName('Orrinland'), 'Orrinland'],
  [languageName('es'), 'Spanish'],
  [languageName('not a tag'), 'not a tag'],
])('%s', (name, expected) => {
  expect(name).toBe(expected);
});
