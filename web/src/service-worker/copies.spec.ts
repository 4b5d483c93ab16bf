import { beforeEach, expect, it, jest } from '@jest/globals';
import { Copies } from './copies';

const absolute = (url: string) => new URL(url, location.origin).href;
const files = new Map<string, Response>();
const cache = {
  keys: async () => [...files.keys()].map((url) => ({ url })),
  match: async (url: string) => files.get(absolute(url))?.clone(),
  put: async (url: string, response: Response) => void files.set(absolute(url), response),
  delete: async (url: string) => files.delete(absolute(url)),
};
const fetched = jest.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  files.clear();
  fetched.mockReset().mockImplementation(async () => new Response('{}'));
  const caches = { open: async () => cache, match: cache.match, delete: async () => files.clear() };
  Object.assign(globalThis, { caches, fetch: fetched });
});

const article = (slug: string) => ({ url: `/api/articles/${slug}`, version: '' });

it('drops copies and loads none if the reader saves data', async () => {
  const copies = new Copies();
  await copies.keep({ owner: 0, entries: [article('one'), article('two')] });
  expect(fetched).toHaveBeenCalledTimes(2);
  await copies.keep({ owner: 0, entries: [article('two'), article('three')], isSaving: true });
  expect(fetched).toHaveBeenCalledTimes(2);
  expect([...files.keys()].filter((url) => url.includes('/api/'))).toEqual([absolute('/api/articles/two')]);
});

it('asks for nothing more once the session has ended', async () => {
  fetched.mockImplementation(async () => new Response('{}', { status: 401 }));
  const entries = Array.from({ length: 20 }, (_, at) => article(`number-${at}`));
  await new Copies().keep({ owner: 7, entries });
  // Three were on their way at once.
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('loads no more copies once the session is about to end, and keeps those that exist', async () => {
  const copies = new Copies();
  await copies.keep({ owner: 7, entries: [article('known')] });
  const answers = Promise.withResolvers<Response>();
  fetched.mockReset().mockReturnValue(answers.promise);
  const entries = Array.from({ length: 20 }, (_, at) => article(`number-${at}`));
  const keeping = copies.keep({ owner: 7, entries: [article('known'), ...entries] });
  while (fetched.mock.calls.length < 3) await new Promise((resolve) => setTimeout(resolve));
  await copies.stop();
  answers.resolve(new Response('{}'));
  await keeping;
  expect(fetched).toHaveBeenCalledTimes(3);
  expect([...files.keys()].filter((url) => url.includes('/api/'))).toEqual([absolute('/api/articles/known')]);
});

it('has one list of what is tracked, whatever it was asked for', async () => {
  const copies = new Copies();
  await copies.keep({ owner: 0, entries: [{ url: '/api/device/topics?ids=2%2C1', version: '' }] });
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const request = new Request(absolute('/api/device/topics?ids=1'));
  const answer = await copies.response({ request } as FetchEvent, () => undefined);
  expect(answer.headers.get('X-Saved-At')).not.toBeNull();
});
