import { describe, expect, it } from '@jest/globals';
import { explainRelation } from './explain-relation.js';

describe('explaining a relation', () => {
  it.each([
    ['Karsk, miners, pit', 'Both mention Karsk, miners and pit.'],
    ['Karsk, miners', 'Both mention Karsk and miners.'],
    ['Karsk', 'Both mention Karsk.'],
    ['', 'Their reports use similar words.'],
  ])('%j: %s', (shared, sentence) => {
    expect(explainRelation(shared)).toBe(sentence);
  });
});
