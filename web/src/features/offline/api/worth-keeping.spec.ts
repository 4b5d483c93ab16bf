import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LocalServer } from '../../../testing/local-server';
import { buildArticle, buildTopic } from '../../../testing/samples';
import { deviceListsWorthKeeping } from './worth-keeping';

let server: LocalServer;
beforeEach(() => {
  server = new LocalServer();
});
afterEach(() => server.close());

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const listOf = (ids: readonly number[]) => `/api/device/articles?ids=${ids.join('%2C')}`;
const topicsOf = (ids: readonly number[]) => `/api/device/topics?ids=${ids.join('%2C')}`;
const ofBookmarks = async (bookmarks: readonly number[]) =>
  (await deviceListsWorthKeeping({ bookmarks, tracked: [] })).entries;
const ofTracked = async (tracked: readonly number[]) =>
  (await deviceListsWorthKeeping({ bookmarks: [], tracked })).entries;
const slugs = async (ids: readonly number[]) =>
  (await ofBookmarks(ids))
    .map(({ url }) => /^\/api\/articles\/(.+)$/.exec(url)?.[1])
    .filter((slug) => slug !== undefined);

it('asks for the newest 60 bookmarks and their list', async () => {
  const ids = numbers(1, 100);
  server.on(
    `GET ${listOf(ids)}`,
    ids.map((id) => buildArticle(id)),
  );
  expect(await slugs(ids)).toEqual(numbers(1, 60).map((id) => buildArticle(id).slug));
  const others = (await ofBookmarks(ids)).filter(({ url }) => !url.startsWith('/api/articles/'));
  expect(others.map(({ url }) => url)).toEqual(['/api/meta', '/api/categories', listOf(ids)]);
});

it('leaves out what an older list holds of removed bookmarks', async () => {
  server.on(
    `GET ${listOf([3, 1])}`,
    [3, 2, 1].map((id) => buildArticle(id)),
  );
  expect(await slugs([3, 1])).toEqual([3, 1].map((id) => buildArticle(id).slug));
});

it('asks for the newest 30 tracked stories and their list, and for nothing of a follow', async () => {
  const ids = numbers(1, 40);
  server.on(
    `GET ${topicsOf(ids)}`,
    ids.map((id) => buildTopic(id)),
  );
  const urls = (await ofTracked(ids)).map(({ url }) => url);
  expect(urls).toContain(topicsOf(ids));
  const milestones = urls.flatMap((url) => /^\/api\/topics\/(\d+)\/milestones$/.exec(url)?.[1] ?? []);
  expect(milestones.map(Number)).toEqual(numbers(1, 30));
  expect(urls).toContain('/api/stories/30/tracker?sort=newest');
  expect(urls.filter((url) => /is-following|questions|\/user/.test(url))).toEqual([]);
});

it('leaves out what an older list holds of stories that are no longer tracked', async () => {
  server.on(
    `GET ${topicsOf([3, 1])}`,
    [3, 2, 1].map((id) => buildTopic(id)),
  );
  const urls = (await ofTracked([3, 1])).map(({ url }) => url);
  expect(urls.filter((url) => url.endsWith('/stats'))).toEqual([
    '/api/topics/3/stats',
    '/api/topics/1/stats',
  ]);
});

it('loads a story again only if it changed', async () => {
  const topic = buildTopic(1);
  const versionOf = async (values: Partial<typeof topic>) => {
    server.on(`GET ${topicsOf([1])}`, [{ ...topic, ...values }]);
    return (await ofTracked([1])).find(({ url }) => url.endsWith('/stats'))?.version;
  };
  const before = await versionOf({});
  expect(await versionOf({ followerCount: 99 })).toBe(before);
  expect(await versionOf({ articleCount: topic.articleCount + 1 })).not.toBe(before);
});

it('asks for nothing without bookmarks and tracked stories', async () => {
  expect(await ofBookmarks([])).toEqual([]);
  expect(server.log).toEqual([]);
});
