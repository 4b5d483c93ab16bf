import { describe, expect, it } from '@jest/globals';
import { isCredit } from './is-credit.js';

const article = { sourceName: 'The Daily Plumb', originKey: 'agency:norrend-dispatch' };

describe('isCredit', () => {
  it.each([
    'AP',
    'Reuters',
    'Norrend Dispatch',
    'NORREND DISPATCH',
    'Daily Plumb',
    'Tidewire/Norrend Dispatch',
  ])('knows %s', (name) => expect(isCredit(name, article)).toBe(true));

  it.each(['Spain', 'NWD', 'Tidewire', 'Norrend', ' ', '/', 'ap'])('does not know %s', (name) => {
    expect(isCredit(name, article)).toBe(false);
    expect(isCredit(name, {})).toBe(false);
  });
});
