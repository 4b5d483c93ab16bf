import { describe, expect, it } from '@jest/globals';
import { dateMentions } from './date-mentions.js';

/** A Wednesday. */
const published = new Date('2026-03-11T09:00:00Z');

describe('dateMentions', () => {
  it.each([
    ['The bridge closed on Tuesday.', ['2026-03-10']],
    ['Talks began Wednesday morning.', ['2026-03-11']],
    ['It burned last Wednesday.', ['2026-03-04']],
    ['The vote is expected on Friday.', ['2026-03-13']],
    ['The vote, due next Monday, was moved.', ['2026-03-16']],
    ['She resigned yesterday.', ['2026-03-10']],
    ['Fire broke out last night.', ['2026-03-10']],
    ['He died three days ago.', ['2026-03-08']],
    ['The quake of March 3 killed four.', ['2026-03-03']],
    ['On Dec. 28 the dam broke.', ['2025-12-28']],
    ['On 3rd of March, 2019 it opened.', ['2019-03-03']],
    ['Since 2024-02-29 it is shut.', ['2024-02-29']],
    ['They met on April 20 , 2010 .', ['2010-04-20']],
    ['Until it sank on Tuesday the ship burned.', ['2026-03-10']],
    ['Rain that would follow the storm fell on Tuesday.', ['2026-03-10']],
    ['The council is due to meet on Wednesday.', ['2026-03-11']],
    ['Posted on Tuesday, 24 February.', ['2026-02-24']],
    ['On 22 June last year the valve failed.', ['2025-06-22']],
    ['Since the attacks of September 11, 2001 it is closed.', ['2001-09-11']],
  ])('reads %j', (text, days) => {
    expect(dateMentions(text, published).map(({ day }) => day)).toEqual(days);
  });

  it.each([
    'Black Friday sales rose.',
    'They may 3 times ask.',
    'Every Monday the market opens.',
    'On February 31 nothing happens.',
    "Today's Paper sold well.",
    'The march of 40 people.',
    '2026-13-40 is no day.',
    'He died on 25 June that year.',
    'Not since Sept. 11 was it so still.',
  ])('finds no day in %j', (text) => {
    expect(dateMentions(text, published)).toEqual([]);
  });

  it('marks future days', () => {
    const [past, future] = dateMentions('Opened Monday, closes tomorrow.', published);
    expect([past?.future, future?.future]).toEqual([false, true]);
  });

  it('stops at 120 mentions of a hostile text', () => {
    expect(dateMentions('yesterday '.repeat(5000), published)).toHaveLength(120);
  });
});
