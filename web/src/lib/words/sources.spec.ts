import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Messages } from '@lingui/core';
import { i18n } from '#language';
import { compiledCatalogue } from '../../../messages';
import { blindspotSentence, descriptionWords, mediaTypeWords } from './sources';

describe('blindspotSentence', () => {
  it.each([
    [0, 'Blindspot on the left: None of the 8 labelled sources that cover it leans left.'],
    [1, 'Blindspot on the left: Only 1 of the 8 labelled sources that cover it leans left.'],
    [2, 'Blindspot on the left: Only 2 of the 8 labelled sources that cover it lean left.'],
  ])('%d', (outlets, sentence) => {
    expect(blindspotSentence({ side: 'left', outlets, labelled: 8 })).toBe(sentence);
  });
});

describe('what a source is', () => {
  let messages: Messages;
  beforeAll(async () => {
    messages = (await compiledCatalogue(readFileSync('web/catalogues/de.po', 'utf8'), 'de')) as Messages;
  });
  afterEach(() => i18n.activate('en'));

  it.each([
    ['Newspaper, United Kingdom', 'GB', 'Zeitung, Vereinigtes Königreich'],
    ['News source', null, 'Nachrichtenquelle'],
    ['TV station', 'FR', 'Fernsehsender'],
    ['A paper for Cuba', 'CU', 'A paper for Cuba'],
    ['Popular daily, Norrend', 'Norrend', 'Popular daily, Norrend'],
  ])('describes %j of %j in English as the server does, and in German', (description, country, german) => {
    expect(descriptionWords({ description, country })).toBe(description);
    i18n.loadAndActivate({ locale: 'de', messages });
    expect(descriptionWords({ description, country })).toBe(german);
  });

  it('names the kind of medium', () => {
    expect(['newspaper', 'tv station'].map(mediaTypeWords)).toEqual(['Newspaper', 'TV station']);
    i18n.loadAndActivate({ locale: 'de', messages });
    expect(['newspaper', 'tv station'].map(mediaTypeWords)).toEqual(['Zeitung', 'Fernsehsender']);
  });
});
