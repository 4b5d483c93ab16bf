import { describe, expect, it } from '@jest/globals';
import { explainPlacement, originLabel } from './explain-placement.js';

describe('explainPlacement', () => {
  it.each([
    [
      { joined: true, score: 0.4231, shared: 'dam, orvale' },
      'It joined the story with a score of 0.42 (shared words: dam, orvale).',
    ],
    [{ joined: true, score: 0.4, shared: '' }, 'It joined the story with a score of 0.40.'],
    [
      { joined: true, score: 0.41, shared: 'dam', development: true },
      'It reports a new event and joined the story, which is the nearest with a likeness of 0.41 (shared words: dam).',
    ],
    [
      { joined: false, score: 0.11, shared: 'storm' },
      'It started the story: the best other match scored only 0.11 (shared words: storm).',
    ],
    [{ joined: false, score: 0, shared: 'nothing' }, 'It started the story: no other story was similar.'],
    [{ joined: true, score: 0.4, shared: 'dam', movedBy: 'editor' }, 'An editor moved it to this story.'],
    [null, 'It has not been placed yet, or it was placed before reasons were recorded.'],
  ] as const)('%j', (evidence, sentence) => {
    expect(explainPlacement(evidence)).toBe(sentence);
  });

  it.each([
    ['merge', /^Its story was merged into this one\. Originally,/],
    ['split', /^It was split, with similar articles, from a story that contained two\./],
    ['move', /^It was moved here because/],
    [undefined, /^It came from another story by a merge, a split or a move\./],
  ] as const)('explains how the machine moved it: %s', (movedIn, sentence) => {
    const evidence = { joined: true, score: 0.4, shared: 'dam', movedBy: 'machine' } as const;
    const why = explainPlacement(movedIn ? { ...evidence, movedIn } : evidence);
    expect(why).toMatch(sentence);
    expect(why).toMatch(/Originally, it joined a story with a score of 0\.40 \(shared words: dam\)\.$/);
  });
});

describe('originLabel', () => {
  it.each([
    ['source:orvale-post.example', 'Orvale Post', 'Orvale Post'],
    ['agency:afp', 'Orvale Post', 'AFP'],
    ['agency:reuters', 'Orvale Post', 'Reuters'],
    ['agency:northwire', 'Orvale Post', 'Northwire'],
    ['owner:tide & vale media', 'Orvale Post', 'Tide & Vale Media'],
    ['agency:norrend-dispatch', 'Orvale Post', 'Norrend Dispatch'],
  ])('%s', (key, source, label) => {
    expect(originLabel(key, source)).toBe(label);
  });
});
