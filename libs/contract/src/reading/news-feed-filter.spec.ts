import { describe, expect, it } from '@jest/globals';
import { INTEREST_TAGS } from '#vocabulary';
import { afterFilterEvent, NO_FILTER, passesFilter, pickSurprise } from './news-feed-filter.js';

describe('afterFilterEvent', () => {
  it('toggles a chip on and off', () => {
    const on = afterFilterEvent(NO_FILTER, { kind: 'toggle', tag: 'sports' });
    expect(on).toEqual({ tags: ['sports'], surprise: false });
    expect(afterFilterEvent(on, { kind: 'toggle', tag: 'sports' })).toEqual(NO_FILTER);
  });

  it('keeps the drawn tags but leaves surprise mode when a chip is picked', () => {
    const drawn = afterFilterEvent(NO_FILTER, { kind: 'surprise', picked: ['health', 'science'] });
    expect(drawn).toEqual({ tags: ['health', 'science'], surprise: true });
    expect(afterFilterEvent(drawn, { kind: 'toggle', tag: 'sports' })).toEqual({
      tags: ['health', 'science', 'sports'],
      surprise: false,
    });
  });

  it('clears on a second Surprise Me and on Clear all', () => {
    const drawn = { tags: ['health'] as const, surprise: true };
    expect(afterFilterEvent(drawn, { kind: 'surprise', picked: ['sports'] })).toEqual(NO_FILTER);
    expect(afterFilterEvent({ tags: ['health'], surprise: false }, { kind: 'clear' })).toEqual(NO_FILTER);
  });

  it('draws again after chips were picked by hand', () => {
    const chosen = { tags: ['health'] as const, surprise: false };
    expect(afterFilterEvent(chosen, { kind: 'surprise', picked: ['sports'] })).toEqual({
      tags: ['sports'],
      surprise: true,
    });
  });
});

describe('pickSurprise', () => {
  it.each([
    [0, 1],
    [0.5, 2],
    [0.999, 3],
  ])('with random %d draws %d different tags', (value, count) => {
    const picked = pickSurprise(() => value);
    expect(new Set(picked).size).toBe(count);
    for (const tag of picked) expect(INTEREST_TAGS).toContain(tag);
  });
});

describe('passesFilter', () => {
  it.each([
    [[], ['general'], true],
    [['sports'], ['politics', 'sports'], true],
    [['sports', 'health'], ['health'], true],
    [['sports'], ['general'], false],
  ] as const)('filter %j on tags %j', (filter, tags, expected) => {
    expect(passesFilter(tags, { tags: filter, surprise: false })).toBe(expected);
  });
});
