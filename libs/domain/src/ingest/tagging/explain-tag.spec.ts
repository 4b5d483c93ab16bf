import { describe, expect, it } from '@jest/globals';
import { explainTag } from './explain-tag.js';

describe('explainTag', () => {
  it('lists the evidence for the tag with its shares', () => {
    const evidence = [
      { kind: 'category' as const, name: 'Football', share: 0.618 },
      { kind: 'words' as const, name: 'cup', share: 0.382 },
    ];
    expect(explainTag({ tag: 'sports', evidence })).toBe("sports: category 'Football' 62 %, 'cup' 38 %.");
  });

  it('reports if no other tag has evidence', () => {
    expect(explainTag({ tag: 'general', evidence: [] })).toBe('general: no evidence for another tag.');
  });
});
