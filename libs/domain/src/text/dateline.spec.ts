import { describe, expect, it } from '@jest/globals';
import { withinBudget } from '../../../../test/support/fuzz/fuzz.js';
import { withoutDateline } from './dateline.js';

/** A hundred reads take a few milliseconds; one that tries every division of such a text into words takes minutes. */
const BUDGET_MS = 500;

const without = (sentence: string) => withoutDateline(sentence, (name) => name === 'Tidewire');

describe('withoutDateline', () => {
  it.each([
    ['(Tidewire) — The dam broke.', 'The dam broke.'],
    ['ORVALE - The dam broke.', 'The dam broke.'],
    ['ORVALE (Tidewire) — The dam broke.', 'The dam broke.'],
    ['ORVALE, Lowmark, March 3 (Tidewire) -- The dam broke.', 'The dam broke.'],
    ['Orvale, Lowmark (Tidewire) – “The dam broke,” she said.', '“The dam broke,” she said.'],
    ['(Update 2, 1:37 p.m.) The dam broke.', 'The dam broke.'],
    ['March 3, 2031 5:00 AM The dam broke.', 'The dam broke.'],
    ['Ada Quill/Tidewire via Getty Images The dam broke.', 'The dam broke.'],
    ['ORVALE, Calif. (Tidewire) - The dam broke.', 'The dam broke.'],
    ['PELLMERE-ON-SEA, N.Y., 3 March — The dam broke.', 'The dam broke.'],
    ['St. Orvale/Lower Mere, L’Aube (Tidewire) - The dam broke.', 'The dam broke.'],
    ['(UPDATED) ORVALE — 40 houses are flooded.', '40 houses are flooded.'],
  ])('%s', (sentence, expected) => expect(without(sentence)).toBe(expected));

  it.each([
    'The dam — built in 1931 — broke.',
    'Ada Quill (Harbour Party) won the seat.',
    'ORVALE COUNCIL - which owns the dam - met.',
    '(The dam broke.)',
    'March 3, 2031 was a dry day.',
    'Dam/lock gates at Orvale need repair.',
    '(Tidewire) — ',
    'Real Orvale (Lowmark) – Pellmere Town (Norrend) drew 2-2.',
    'Northwind (NWD) - Shares fell by a third on Monday.',
    'NORTHWIND (NWD) - Shares fell by a third on Monday.',
  ])('leaves %s', (sentence) => expect(without(sentence)).toBe(sentence));

  it.each([
    ['dots and words', `Aa${'...a'.repeat(30)}z.`],
    ['dots and words in capitals', `AAA${'...A'.repeat(30)}z.`],
    ['hyphens', `AAA${"-'A".repeat(40)}z.`],
    ['full stops in words', `Aa${'.a'.repeat(60)}`],
    ['digits', `AAA${' 1.'.repeat(40)}(`],
    ['spaces', `Aa${' '.repeat(118)}`],
    ['spaces and commas', `AAA${' , '.repeat(40)}`],
    ['brackets', `Aa${' (a'.repeat(40)}`],
    ['pictures', `Aa/${' Ge'.repeat(40)}`],
  ])('reads %s in bounded time', (_, hostile) => {
    const read = () => Array.from({ length: 100 }, () => without(hostile));
    expect(new Set(withinBudget(BUDGET_MS, read))).toEqual(new Set([hostile]));
  });
});
