import { describe, expect, it } from '@jest/globals';
import { withoutDateline } from './dateline.js';

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
    ['(UPDATED) ORVALE — 40 houses are flooded.', '40 houses are flooded.'],
  ])('%s', (sentence, expected) => expect(withoutDateline(sentence)).toBe(expected));

  it.each([
    'The dam — built in 1931 — broke.',
    'Ada Quill (Harbour Party) won the seat.',
    'ORVALE COUNCIL - which owns the dam - met.',
    '(The dam broke.)',
    'March 3, 2031 was a dry day.',
    'Dam/lock gates at Orvale need repair.',
    '(Tidewire) — ',
  ])('leaves %s', (sentence) => expect(withoutDateline(sentence)).toBe(sentence));
});
