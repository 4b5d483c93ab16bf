import { describe, expect, it } from '@jest/globals';
import { onceInSections } from './once-in-sections.js';

const entries = (...ids: number[]) => ids.map((id) => ({ id }));

describe('onceInSections', () => {
  it('shows an entry in the first section that has a place for it', () => {
    const sections = [entries(1, 2, 3), entries(2, 3, 4, 5), entries(1, 4)];
    expect(onceInSections(sections, 2)).toEqual([entries(1, 2), entries(3, 4), []]);
  });
});
