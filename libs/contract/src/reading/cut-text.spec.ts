import { describe, expect, it } from '@jest/globals';
import { isCut, withEllipsis } from './cut-text.js';

const LONG = 'The council of the valley met for six hours on Tuesday and heard what became of the bridge';

describe('isCut', () => {
  it.each([
    [LONG, true],
    [`${LONG}, and of the wa`, true],
    [`${LONG},`, true],
    [`${LONG} in 2031`, true],
    [`${LONG} …`, true],
    ['The council met […]', true],
    ['The council met...', true],
    [`${LONG}.`, false],
    [`${LONG}. `, false],
    [`“${LONG}.”`, false],
    [`${LONG}?`, false],
    [`${LONG} (Tamsel Radio)`, false],
    ['A picture of the dam', false],
    ['', false],
  ])('%j: %p', (text, cut) => {
    expect(isCut(text)).toBe(cut);
  });
});

describe('withEllipsis', () => {
  it.each([
    [`${LONG}, and of the wa`, `${LONG}, and of the wa…`],
    [`${LONG}, `, `${LONG}…`],
    ['The council met […]', 'The council met…'],
    ['The council met ...', 'The council met…'],
    ['The council met…', 'The council met…'],
    [`${LONG}.`, `${LONG}.`],
    ['A picture of the dam', 'A picture of the dam'],
  ])('%j becomes %j', (text, shown) => {
    expect(withEllipsis(text)).toBe(shown);
  });
});
