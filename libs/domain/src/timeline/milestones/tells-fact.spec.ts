import { describe, expect, it } from '@jest/globals';
import { readArticle } from '../read/read-article.js';
import { tellsFact } from './tells-fact.js';

function told(title: string, excerpt = '') {
  return readArticle({ title, excerpt, text: null, publishedAt: new Date('2026-03-02T08:00:00Z') });
}

const arrests = told('11 arrested by federal agents aboard two ferries in Orvale');

describe('tellsFact', () => {
  it.each([
    ['another number', '17 arrested by federal agents aboard two ferries in Orvale'],
    ['another number in words', 'Eleven arrested by federal agents aboard three ferries in Orvale'],
    ['the opposite verb', '11 released by federal agents aboard two ferries in Orvale'],
    ['a negation', '11 not arrested by federal agents aboard two ferries in Orvale'],
    ['another name', '11 arrested by federal agents aboard two ferries in Pellmere'],
  ])('is false for a headline with %s', (_, title) => {
    expect(tellsFact(told(title), [arrests])).toBe(false);
  });

  it.each([
    ['the same headline', '11 arrested by federal agents aboard two ferries in Orvale'],
    ['a number in words', 'Eleven arrested by federal agents aboard two ferries in Orvale'],
    ['other words', 'Federal agents detain ferry crews'],
    ['more details', '11 smugglers arrested by federal agents aboard two ferries in Orvale harbour'],
    ['fewer details', 'Federal agents arrest 11 aboard ferries'],
  ])('is true for %s', (_, title) => {
    expect(tellsFact(told(title), [arrests])).toBe(true);
  });

  it('is true if there is no earlier report', () => {
    expect(tellsFact(arrests, [])).toBe(true);
  });

  it('takes a rounded number for the same', () => {
    const exact = told('Storm leaves 1,234 homes without power in Orvale');
    expect(tellsFact(told('Storm leaves 1,200 homes without power in Orvale'), [exact])).toBe(true);
    expect(tellsFact(told('Storm leaves 1,900 homes without power in Orvale'), [exact])).toBe(false);
  });

  it('compares numbers of the same things in other words', () => {
    const fine = told('Thole appeals 3 fraud convictions over the Orvale dam');
    const other = 'Over the dam: Ines Thole appeals 5 fraud convictions in Orvale';
    expect(tellsFact(told(other), [fine])).toBe(false);
    expect(tellsFact(told(other.replace('5', '3')), [fine])).toBe(true);
  });

  it('reads what a negation belongs to', () => {
    const plea = told('Ines Thole pleads guilty to fraud charges');
    expect(tellsFact(told('Thole pleads not guilty to charges of fraud'), [plea])).toBe(false);
    expect(tellsFact(told('Former minister Ines Thole pleads guilty but is not jailed'), [plea])).toBe(true);
  });

  it('takes what more reports say for the fact', () => {
    const few = told('Ferry disaster kills 12 people in Orvale harbour');
    const many = told('Ferry disaster kills 15 people in Orvale harbour');
    expect(tellsFact(many, [few])).toBe(false);
    expect(tellsFact(many, [few, many])).toBe(true);
    expect(tellsFact(few, [few, many, many])).toBe(false);
  });

  it('accepts another name if the lead has the main name, or another report the new one', () => {
    const quake = told('Quake in Orvale destroys bridge over river');
    const renamed = 'Quake in Pellmere destroys bridge over river';
    expect(tellsFact(told(renamed), [quake])).toBe(false);
    expect(tellsFact(told(renamed, 'The valley of Orvale shook on Monday.'), [quake])).toBe(true);
    const detailed = told('Quake destroys bridge over river', 'The bridge is in Pellmere.');
    expect(tellsFact(told(renamed), [quake, detailed])).toBe(true);
  });

  it('accepts spellings and initials of a name', () => {
    const outbreak = told('Fever outbreak in Democratic Republic of Orvale is the deadliest ever');
    expect(tellsFact(told('Fever outbreak in DR Orvale is the deadliest ever'), [outbreak])).toBe(true);
    const death = told('Actor Ines Thorwalt dies at home after long illness');
    expect(tellsFact(told('Actor Ines Thorwald dies at home after long illness'), [death])).toBe(true);
  });
});
