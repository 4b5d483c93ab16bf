import { describe, expect, it } from '@jest/globals';
import type { ChangeKind } from '#vocabulary';
import { type ChangePayload, explainChange } from './explain-change.js';

const dam = { id: 1, slug: 'dam', name: 'Orvale dam breaks' };
const match = { id: 2, slug: 'match', name: 'Foundry beat Anchors' };

describe('explainChange', () => {
  it.each<[ChangeKind, ChangePayload, string]>([
    [
      'status_changed',
      { from: 'resolved', to: 'ongoing', reason: 'It leaks.' },
      'Reopened. Ongoing: It leaks.',
    ],
    [
      'status_changed',
      { from: 'resolved', to: 'developing', reason: 'A new development.' },
      'Reopened. Active & Developing: A new development.',
    ],
    ['status_changed', { from: 'ongoing', to: 'resolved' }, 'Resolved.'],
    [
      'status_changed',
      { from: 'ongoing', to: 'resolved', reason: 'Ended: “The dam holds” (The Gull, 9 March 2031).' },
      'Ended: “The dam holds” (The Gull, 9 March 2031).',
    ],
    [
      'status_changed',
      {
        ...{ from: 'resolved', to: 'ongoing' },
        reason: 'Reopened because something new was reported after its end: It leaks',
      },
      'Reopened because something new was reported after its end: It leaks',
    ],
    [
      'merged',
      { from: [match], articles: null },
      'Merged with “Foundry beat Anchors”, which covered the same events.',
    ],
    ['merged', {}, 'Merged with another story, which covered the same events.'],
    ['split', { into: match, articles: 2 }, '2 articles became a separate story: “Foundry beat Anchors”.'],
    ['split', { from: [dam], articles: 2 }, 'Split from “Orvale dam breaks”.'],
    ['moved', { into: match, articles: 1 }, '1 article moved to another story: “Foundry beat Anchors”.'],
    [
      'moved',
      { from: [dam, match], articles: 3 },
      '3 articles came from “Orvale dam breaks”, “Foundry beat Anchors”.',
    ],
    ['split', {}, 'Split from another story.'],
    ['moved', { from: [dam], articles: 1 }, '1 article came from “Orvale dam breaks”.'],
    ['moved', { articles: 3 }, '3 articles came from another story.'],
    ['moved', {}, 'Articles came from another story.'],
    ['milestone_retracted', {}, 'A development was retracted by the source that reported it.'],
    [
      'milestone_retracted',
      { reason: 'It was another dam.' },
      'An editor retracted a development: It was another dam.',
    ],
    ['edited', {}, 'Edited.'],
    ['edited', { fields: ['name', 'status'] }, 'An editor changed: name, status.'],
    ['edited', { undone: 'merge' }, 'An editor took back a merge.'],
    ['edited', { undone: 'constructor' }, 'An editor took back a change.'],
  ])('%s %j', (kind, payload, sentence) => {
    expect(explainChange(kind, payload)).toBe(sentence);
  });
});
