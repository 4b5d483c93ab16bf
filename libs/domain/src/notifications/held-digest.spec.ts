import { expect, it } from '@jest/globals';
import { stillWanted } from './held-digest.js';

const story = (topicId: number) => ({ topicId, slug: `story-${topicId}`, name: `Story ${topicId}` });
const source = { topicId: null, slug: 'the-gull', name: 'The Gull', section: 'sources' as const };
const digest = {
  title: 'Story 1 ends, and 4 more',
  message: 'Your daily digest: 9 developments in 4 stories, and 1 that a source you follow reported first.',
  items: [story(1), story(2), source],
  // Two had no room.
  storyCount: 5,
};
const followed = (topicIds: number[], sourceSlugs: string[] = []) => ({
  topicIds: new Set(topicIds),
  sourceSlugs: new Set(sourceSlugs),
});

it('stays as it is if everything is still followed', () => {
  expect(stillWanted(digest, followed([1, 2], ['the-gull']))).toBe(digest);
});

it.each([
  ['a later story', followed([1], ['the-gull']), 'Story 1 ends, and 3 more', ['Story 1', 'The Gull']],
  ['the first story', followed([2], ['the-gull']), 'Story 2, and 3 more', ['Story 2', 'The Gull']],
  ['the source', followed([1, 2]), 'Story 1 ends, and 3 more', ['Story 1', 'Story 2']],
  ['all stories', followed([], ['the-gull']), 'The Gull, and 2 more', ['The Gull']],
])('leaves out %s', (_, of, title, names) => {
  const left = stillWanted(digest, of);
  expect(left?.title).toBe(title);
  expect(left?.items.map(({ name }) => name)).toEqual(names);
  expect(left?.storyCount).toBe(2 + names.length);
  expect(left?.message).toBe(
    'This digest leaves out what you have unfollowed or muted since it was written.',
  );
});

it('names a single story alone', () => {
  const two = { ...digest, title: 'Story 1 ends, and 1 more', items: [story(1), story(2)], storyCount: 2 };
  expect(stillWanted(two, followed([1]))?.title).toBe('Story 1 ends');
  expect(stillWanted(two, followed([2]))?.title).toBe('Story 2');
});

it('says nothing if nothing is left', () => {
  expect(stillWanted(digest, followed([3], ['the-herald']))).toBeNull();
});
