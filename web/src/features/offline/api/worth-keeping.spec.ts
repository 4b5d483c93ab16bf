import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LocalServer } from '../../../testing/local-server';
import { buildArticle } from '../../../testing/samples';
import { bookmarksWorthKeeping } from './worth-keeping';

let server: LocalServer;
beforeEach(() => {
  server = new LocalServer();
});
afterEach(() => server.close());

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const listOf = (ids: readonly number[]) => `/api/device/articles?ids=${ids.join('%2C')}`;
const slugs = async (ids: readonly number[]) =>
  (await bookmarksWorthKeeping(ids))
    .map(({ url }) => /^\/api\/articles\/(.+)$/.exec(url)?.[1])
    .filter((slug) => slug !== undefined);

it('asks for the newest 60 bookmarks and their list', async () => {
  const ids = numbers(1, 100);
  server.on(
    `GET ${listOf(ids)}`,
    ids.map((id) => buildArticle(id)),
  );
  expect(await slugs(ids)).toEqual(numbers(1, 60).map((id) => buildArticle(id).slug));
  const others = (await bookmarksWorthKeeping(ids)).filter(({ url }) => !url.startsWith('/api/articles/'));
  expect(others.map(({ url }) => url)).toEqual(['/api/meta', '/api/categories', listOf(ids)]);
});

it('leaves out what an older list holds of removed bookmarks', async () => {
  server.on(
    `GET ${listOf([3, 1])}`,
    [3, 2, 1].map((id) => buildArticle(id)),
  );
  expect(await slugs([3, 1])).toEqual([3, 1].map((id) => buildArticle(id).slug));
});

it('asks for nothing without bookmarks', async () => {
  expect(await bookmarksWorthKeeping([])).toEqual([]);
  expect(server.log).toEqual([]);
});
