import { describe, expect, it } from '@jest/globals';
import { plainness } from './plain-headline.js';

describe('plainness', () => {
  it.each([
    'Council approves new bridge over the Orrin',
    'Court allows work on Pellmere harbour to continue',
    'At least 68 dead after earthquake in Varland',
    'Damm bei Orvale bricht nach Sturm',
    'U.S. Senate passes dam safety bill',
    'WHO declares Pellmere fever outbreak over',
  ])('finds a plain report: %s', (title) => {
    expect(plainness(title)).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    ['one word', 'Flood'],
    ['capitals', 'DAM BREAKS ABOVE ORVALE AFTER STORM'],
    ['a shout before a colon', 'PARTY ON THE PIER: Mayor opens the harbour'],
    ['a question', 'Is the Orvale dam safe?'],
    ['an explanation', 'Why the Orvale dam broke'],
    ['a portrait', 'All about the Orvale dam and its builder'],
    ['a teaser', "Orvale dam break: here's what to know"],
    ['what we know', 'Orvale dam: what we know so far'],
    ['a list', 'Five takeaways from the Orvale inquiry'],
    ['a video', 'Watch: dam breaks above Orvale'],
    ['a live blog', 'Live: Orvale dam breaks after storm'],
    ['opinion', 'Opinion: The Orvale dam was never safe'],
    ['only a quotation', '“We lost everything in one night”'],
    ['only a quotation in straight marks', "'We didn't lose everything in one night'"],
    ['a quotation that does not end', "'We lost everything in one night"],
    ['emoji', 'Orvale dam breaks after storm 🌊'],
    ['an open end', 'The dam above Orvale broke and then…'],
  ])('finds no name in %s', (_, title) => {
    expect(plainness(title)).toBe(0);
  });

  it('takes WHO for no question', () => {
    expect(plainness('Pellmere fever over after last patient recovers: WHO')).toBeGreaterThan(0);
    expect(plainness('Who broke the Orvale dam')).toBe(0);
  });

  it('marks a second sentence down', () => {
    expect(plainness('Dam breaks above Orvale. The mayor was away')).toBe(0.4);
  });

  it('uses a headline that begins with words in straight marks if there is no better one', () => {
    expect(plainness("'Very worried': Orvale warns of new leaks in dam")).toBeGreaterThan(0);
  });

  it.each([
    ['a day', 'Mayor of Orvale to speak tonight about the dam'],
    ['an exclamation', 'Dam breaks above Orvale after the storm!'],
    ['the first person', 'I saw the dam above Orvale break'],
    ['drama', 'Sale of the Orvale dam gets even messier thanks to family drama'],
    ['colour', 'Shocking secret of the Orvale dam exposed'],
    ['five hundred words', 'Dam breaks above the town of Orvale and '.repeat(70)],
  ])('marks %s down', (_, title) => {
    expect(plainness(title)).toBeLessThan(0.3);
  });

  it.each([
    'Row over the Orvale dam gets nasty',
    'Sale of the Orvale dam gets even messier thanks to family',
    'Regatta below the Orvale dam is off and running',
    'Operator of the Orvale dam says they want to balance safety and cost',
    'Mayor leaves heartfelt message for workers at the Orvale dam',
  ])('finds a mood or a wish, no report: %s', (title) => {
    expect(plainness(title)).toBeLessThan(0.6);
  });

  it.each([
    'Mayor praised for speech at the Orvale dam',
    'Singer offers builders of the Orvale dam advice on rest',
    'Mayor sends sympathy message to workers at the Orvale dam',
    'Engineer kept a diary at the Orvale dam, friend claims',
    'Ensure order to make the Orvale dam work',
  ])('finds a gesture or an appeal, no development: %s', (title) => {
    expect(plainness(title)).toBeLessThan(0.6);
  });

  it.each([
    'Miners survive flood at the Orvale dam thanks to quick engineers',
    'Discover agrees to merger with bank of Orvale',
  ])('takes no act for one: %s', (title) => {
    expect(plainness(title)).toBe(plainness('Mayor of Orvale agrees to merger with the bank of Marrow'));
  });

  it.each([
    ['lost an apostrophe', 'Orvale s mayor alive and well after collapse of dam'],
    ['was cut off', 'Mayor of Orvale treated in hospital after collapse -'],
  ])('marks a headline down that %s', (_, title) => {
    expect(plainness(title)).toBeLessThan(0.6);
  });

  it('reads a hostile headline in bounded time', () => {
    expect(plainness(`${'“'.repeat(5e5)}${'A. '.repeat(5e5)}`)).toBe(0);
  });
});
