import { describe, expect, it } from '@jest/globals';
import { headlineStyle, summaryKind } from './text-kind.js';

describe('summaryKind', () => {
  it.each([
    ['', 0],
    ['Comments', 0],
    ['The wall broke in the night, the council says.', 1],
    ['The wall broke in the night. '.repeat(10), 2],
  ])('%s → %i', (summary, kind) => {
    expect(summaryKind(summary)).toBe(kind);
  });
});

describe('headlineStyle', () => {
  it.each([
    ['Storm breaks the sea wall', 0],
    ['Mayor of Saltby meets Ada Quill', 1],
    ['Storm Breaks the Sea Wall at Night, Again and Again', 1],
    ['Storm Breaks the Sea Wall At Night', 2],
    ['Storm Breaks Sea Wall', 3],
    ['Storm', 0],
    ['', 0],
  ])('%s → %i', (title, style) => {
    expect(headlineStyle(title)).toBe(style);
  });
});
