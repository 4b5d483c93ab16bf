import { describe, expect, it } from '@jest/globals';
import { labelsOfOutlets } from './trust-outlets.js';

const sources = new Map(
  [
    ['herald.example', 'herald.example'],
    ['herald.net.example', 'herald.example'],
    ['fen.net.example', 'fen.example'],
    ['fen.org.example', 'fen.example'],
    ['pine.net.example', 'pine.example'],
  ].map(([domain = '', outlet = '']) => [domain, { domain: outlet }]),
);

describe('labels of outlets', () => {
  it.each<[string, [string, number][], [string, number][]]>([
    ['of another domain', [['pine.net.example', 4]], [['pine.example', 4]]],
    [
      'of its own domain before the others, in any order',
      [
        ['herald.net.example', 2],
        ['herald.example', 5],
      ],
      [['herald.example', 5]],
    ],
    [
      'of two other domains: their mean',
      [
        ['fen.net.example', 2],
        ['fen.org.example', 5],
      ],
      [['fen.example', 3.5]],
    ],
    ['of an unknown outlet: none', [['elm.example', 3]], []],
  ])('%s', (_, given, expected) => {
    const labels = given.map(([domain, label]) => ({ domain, label }));
    expect(labelsOfOutlets(labels, sources)).toEqual(expected.map(([domain, label]) => ({ domain, label })));
  });
});
