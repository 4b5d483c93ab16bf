import { describe, expect, it } from '@jest/globals';
import { explainPlacement, originLabel } from './explain-placement.js';

describe('explainPlacement', () => {
  it.each([
    [
      { joined: true, score: 0.4231, shared: 'dam, orvale' },
      'It joined the story: likeness 0.42; both speak of dam, orvale.',
    ],
    [{ joined: true, score: 0.4, shared: '' }, 'It joined the story: likeness 0.40.'],
    [
      { joined: false, score: 0.11, shared: 'storm' },
      'It began the story: the nearest other story was only 0.11 like it (storm).',
    ],
    [
      { joined: false, score: 0, shared: 'nothing' },
      'It began the story: no other story spoke of anything like it.',
    ],
    [{ joined: true, score: 0.4, shared: 'dam', movedBy: 'editor' }, 'An editor put it into this story.'],
    [null, 'It has not been placed yet, or was before evidence was kept.'],
  ] as const)('%j', (evidence, sentence) => {
    expect(explainPlacement(evidence)).toBe(sentence);
  });

  it.each([
    ['merge', /^It came with a story that was merged into this one\. At first/],
    ['split', /^It was split from a story that held two/],
    ['move', /^It was moved here: a second look/],
    [undefined, /^It came from another story, by a merge, a split or a move\./],
  ] as const)('tells how the machine moved it: %s', (movedIn, sentence) => {
    const evidence = { joined: true, score: 0.4, shared: 'dam', movedBy: 'machine' } as const;
    const why = explainPlacement(movedIn ? { ...evidence, movedIn } : evidence);
    expect(why).toMatch(sentence);
    expect(why).toMatch(/At first it joined a story: likeness 0\.40; both speak of dam\.$/);
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
