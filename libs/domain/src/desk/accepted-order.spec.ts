import { describe, expect, it } from '@jest/globals';
import { type AcceptedEntry, acceptedOrder } from './accepted-order.js';

const ENTRY: AcceptedEntry = {
  ...{ kind: 'merge', topicId: 1, otherId: 2, articleIds: [7, 8], detail: {}, sizes: { topic: 3, other: 9 } },
  outcome: 'The court sentenced her.',
};

describe('the order of an accepted entry', () => {
  it.each<[string, Partial<AcceptedEntry>, object | null]>([
    ['the smaller story into the larger', {}, { kind: 'merge', payload: { from: 1, into: 2 } }],
    [
      '… whichever it is',
      { sizes: { topic: 9, other: 3 } },
      { kind: 'merge', payload: { from: 2, into: 1 } },
    ],
    [
      'the younger into the older',
      { sizes: { topic: 3, other: 3 } },
      { kind: 'merge', payload: { from: 2, into: 1 } },
    ],
    ['a split', { kind: 'split' }, { kind: 'split', payload: { topic: 1, articles: [7, 8] } }],
    ['a listing', { kind: 'listing' }, { kind: 'edit', payload: { topic: 1, fields: { listing: true } } }],
    [
      'an end',
      { kind: 'resolution' },
      {
        kind: 'edit',
        payload: {
          topic: 1,
          fields: { status: { status: 'resolved', outcome: 'The court sentenced her.' } },
        },
      },
    ],
    [
      'an impact',
      { kind: 'milestone', detail: { impact: 6 } },
      { kind: 'edit_milestone', payload: { milestone: 2, fields: { impact: 6 } } },
    ],
    [
      'a date',
      { kind: 'milestone', detail: { date: '2031-03-04T12:00:00.000Z' } },
      { kind: 'edit_milestone', payload: { milestone: 2, fields: { date: '2031-03-04T12:00:00.000Z' } } },
    ],
    ['a report', { kind: 'report' }, null],
    ['without a story', { kind: 'listing', topicId: null }, null],
  ])('%s', (_, given, order) => {
    expect(acceptedOrder({ ...ENTRY, ...given })).toEqual(order);
  });
});
