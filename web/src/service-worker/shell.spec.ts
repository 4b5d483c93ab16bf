import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Shell, type ShellFile } from './shell';

const SITE = 'https://news.example';
const absolute = (url: string | Request) => new URL(typeof url === 'string' ? url : url.url, SITE).href;

/** A device's caches, as far as the shell uses them. */
class Caches {
  readonly stored = new Map<string, Map<string, Response>>();
  isFull = false;

  open = async (name: string) => {
    const files = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, files);
    const put = async (url: string | Request, response: Response) => {
      if (this.isFull) throw new DOMException('No room', 'QuotaExceededError');
      files.set(absolute(url), response);
    };
    return {
      put,
      add: async (url: string | Request) => put(url, await fetch(absolute(url))),
      keys: async () => [...files.keys()].map((url) => ({ url })),
    };
  };
  keys = async () => [...this.stored.keys()];
  match = async (url: string, { cacheName }: { cacheName?: string } = {}) => {
    const searched = [...this.stored].filter(([name]) => cacheName === undefined || name === cacheName);
    return searched
      .map(([, files]) => files.get(absolute(url)))
      .find((found) => found !== undefined)
      ?.clone();
  };
  urls = () =>
    [...this.stored].map(([, files]) => [...files.keys()].map((url) => url.slice(SITE.length)).sort());
}

const catalogue = (language: string, hash: string): ShellFile => ({
  url: `/assets/catalogue-${language}-${hash}.js`,
  revision: null,
});
const FIRST = [{ url: '/shell.html', revision: '1' }, catalogue('de', 'aaaa'), catalogue('fr', 'bbbb')];
const NEXT = [{ url: '/shell.html', revision: '2' }, catalogue('de', 'c-_c'), catalogue('fr', 'dddd')];
const german = (build: readonly ShellFile[]) => ({ url: SITE + build[1]?.url }) as Request;

let caches: Caches;
const fetched = jest.fn(async (_url: string) => new Response('content'));
beforeEach(() => {
  caches = new Caches();
  fetched.mockClear();
  class PlainRequest {
    constructor(readonly url: string) {}
  }
  Object.assign(globalThis, {
    caches,
    fetch: (request: string | Request) => fetched(absolute(request)),
    Request: PlainRequest,
    reportError: jest.fn(),
  });
});

describe('Shell', () => {
  it('stores the catalogue that a page asks for, and after a release the new one of that language', async () => {
    const shell = new Shell(FIRST);
    await shell.store();
    expect(caches.urls()).toEqual([['/shell.html']]);
    await shell.file(german(FIRST));
    expect(caches.urls()).toEqual([['/assets/catalogue-de-aaaa.js', '/shell.html']]);
    await new Shell(NEXT).store();
    expect(caches.urls()[1]).toEqual(['/assets/catalogue-de-c-_c.js', '/shell.html']);
  });

  it('is stored even if a catalogue cannot be loaded', async () => {
    await new Shell(FIRST).file(german(FIRST));
    fetched.mockImplementation(async (url) => {
      if (url.includes('catalogue')) throw new TypeError('Failed to fetch');
      return new Response('content');
    });
    await new Shell(NEXT).store();
    expect(caches.urls()[1]).toEqual(['/shell.html']);
    fetched.mockImplementation(async () => new Response('content'));
  });

  it('stores the catalogue of a page that was there first, once it is told the language', async () => {
    const shell = new Shell(FIRST);
    await shell.store();
    await shell.storeLanguage('fr');
    await shell.storeLanguage('en');
    expect(caches.urls()).toEqual([['/assets/catalogue-fr-bbbb.js', '/shell.html']]);
  });

  it('answers with a catalogue that the device has no room for', async () => {
    caches.isFull = true;
    const response = await new Shell(FIRST).file(german(FIRST));
    expect(await response.text()).toBe('content');
    expect(reportError).toHaveBeenCalledTimes(1);
  });
});
