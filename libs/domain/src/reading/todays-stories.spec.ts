import { describe, expect, it } from '@jest/globals';
import { type TodayCandidate, todaysStories } from './todays-stories.js';

const story = (id: number, given: Partial<TodayCandidate> = {}): TodayCandidate => ({
  id,
  categoryId: id,
  originCount: 3,
  hasState: true,
  isFresh: true,
  ...given,
});
const chosen = (candidates: readonly TodayCandidate[], near: readonly [number, number][] = []) =>
  todaysStories(candidates, near).map(({ id }) => id);

describe('todaysStories', () => {
  it('takes the five hottest', () => {
    expect(chosen([1, 2, 3, 4, 5, 6, 7].map((id) => story(id)))).toEqual([1, 2, 3, 4, 5]);
  });

  it('is empty without stories, and shorter if there are few', () => {
    expect(chosen([])).toEqual([]);
    expect(chosen([story(1)])).toEqual([1]);
  });

  it('needs two origins, or a sentence that says where the story stands', () => {
    const lone = { originCount: 1, hasState: false };
    expect(
      chosen([story(1, lone), story(2, { ...lone, originCount: 2 }), story(3, { originCount: 1 })]),
    ).toEqual([3, 2]);
  });

  it('leaves out what is near to a hotter story, in either direction, even if nothing else waits', () => {
    const stories = [1, 2, 3].map((id) => story(id));
    expect(chosen(stories, [[1, 2]])).toEqual([1, 3]);
    expect(chosen(stories, [[2, 1]])).toEqual([1, 3]);
    // The story in between is left out, so both of its neighbours may be shown.
    expect(
      chosen(stories, [
        [1, 2],
        [2, 3],
      ]),
    ).toEqual([1, 3]);
  });

  it('takes three of a category at most while others wait', () => {
    const sports = [1, 2, 3, 4, 5, 6].map((id) => story(id, { categoryId: 9 }));
    expect(chosen([...sports, story(7), story(8)])).toEqual([1, 2, 3, 7, 8]);
    expect(chosen([...sports, story(7)])).toEqual([1, 2, 3, 7, 4]);
  });

  it('takes stories of the day before only if too few are fresh', () => {
    const old = story(1, { isFresh: false });
    expect(chosen([old, ...[2, 3, 4, 5, 6].map((id) => story(id))])).toEqual([2, 3, 4, 5, 6]);
    expect(chosen([old, story(2), story(3)])).toEqual([2, 3, 1]);
  });

  it('leads with the hottest story that says where it stands', () => {
    const mute = { hasState: false };
    expect(chosen([story(1, mute), story(2), story(3)])).toEqual([2, 1, 3]);
    expect(chosen([story(1, mute), story(2, mute)])).toEqual([1, 2]);
  });
});
