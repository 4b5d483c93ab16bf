import { describe, expect, it } from '@jest/globals';
import type { ChangeKind } from '#vocabulary';
import { type ChangePayload, explainChange } from './explain-change.js';

const dam = { id: 1, slug: 'dam', name: 'Orvale dam breaks' };
const match = { id: 2, slug: 'match', name: 'Foundry beat Anchors' };

describe('explainChange', () => {
  it.each<[ChangeKind, ChangePayload, string]>([
    ['status_changed', { from: 'developing', to: 'ongoing', reason: 'Quiet.' }, 'Ongoing: Quiet.'],
    [
      'status_changed',
      { from: 'resolved', to: 'developing', reason: 'A new development.' },
      'Reopened. Active & Developing: A new development.',
    ],
    ['status_changed', { from: 'ongoing', to: 'resolved' }, 'Resolved.'],
    ['merged', { from: [match], articles: null }, 'Merged with “Foundry beat Anchors”, which told the same.'],
    ['merged', {}, 'Merged with another story, which told the same.'],
    [
      'split',
      { into: match, articles: 2 },
      '2 articles became a story of their own: “Foundry beat Anchors”.',
    ],
    ['split', { from: [dam], articles: 2 }, 'Split from “Orvale dam breaks”.'],
    ['moved', { into: match, articles: 1 }, '1 article moved to another story: “Foundry beat Anchors”.'],
    [
      'moved',
      { from: [dam, match], articles: 3 },
      '3 articles came from “Orvale dam breaks”, “Foundry beat Anchors”.',
    ],
    ['milestone_retracted', {}, 'A development was withdrawn by the source that reported it.'],
    ['edited', {}, 'Edited.'],
  ])('%s %j', (kind, payload, sentence) => {
    expect(explainChange(kind, payload)).toBe(sentence);
  });
});
