import { COPIES_CACHE, COPIES_STALE, type KeepOrder, SAVED_AT_HEADER } from '../lib/device/copies';

const VERSION_HEADER = 'X-Copy-Version';
/** Calls at a time, so that reading comes first. */
const AT_ONCE = 3;
const MOST_COPIES = 500;
/** Not a call: the reader whose copies these are. */
const OWNER = '/copies/owner';
/** The lists of what a visitor bookmarked and tracks. Their queries name it. */
const DEVICE_LISTS = ['/api/device/articles', '/api/device/topics'];

/** Calls whose responses may be kept. Only what pages ask to keep is. Nothing that changes something is ever kept. */
const KEPT =
  /^\/api\/(?:meta|init-data|categories|auth\/user|articles\/|topics\/|stories\/|user\/|saved|device\/)/;

type Entry = KeepOrder['entries'][number];

/** Copies of responses, for reading without a connection. They belong to one reader or to a visitor. */
export class Copies {
  /** Grows with each `stop`: what was on its way then is not stored. */
  private generation = 0;
  private keeping: Promise<void> = Promise.resolve();

  isKept({ method, headers }: Request, { pathname }: URL): boolean {
    const isJson = headers.get('Accept') === 'application/json';
    return method === 'GET' && isJson && KEPT.test(pathname);
  }

  /** The server's response, which then also renews a copy. Without a connection the copy. */
  async response({ request }: FetchEvent, after: (work: Promise<void>) => void): Promise<Response> {
    const { generation } = this;
    try {
      const fresh = await fetch(request);
      after(this.renew(request.url, fresh.clone(), generation));
      return fresh;
    } catch (error) {
      const copy = await caches.match(keyOf(request.url), { cacheName: COPIES_CACHE });
      if (copy === undefined) throw error;
      return copy;
    }
  }

  /** Stores what a page asks for and drops everything else, one order after the other. */
  keep(order: KeepOrder): Promise<void> {
    const { generation } = this;
    // Without a connection an order ends early. Pages repeat it at their next visit.
    this.keeping = this.keeping.then(() => this.keepNow(order, generation)).catch(reportError);
    return this.keeping;
  }

  /** The next page asks again what to keep. */
  async markStale(): Promise<void> {
    if (await caches.has(COPIES_CACHE))
      await (await caches.open(COPIES_CACHE)).put(COPIES_STALE, new Response());
  }

  /** Loads no more of what was ordered. */
  async stop(): Promise<void> {
    this.generation += 1;
  }

  async forget(): Promise<void> {
    await this.stop();
    await caches.delete(COPIES_CACHE);
  }

  /** Drops the copies of every other reader. */
  async belongTo(owner: number): Promise<void> {
    const known = await (await caches.match(OWNER, { cacheName: COPIES_CACHE }))?.text();
    if (known !== undefined && known !== String(owner)) await this.forget();
  }

  private async renew(url: string, fresh: Response, generation: number): Promise<void> {
    if (fresh.status === 401) return this.forget();
    if (!(await caches.has(COPIES_CACHE))) return;
    const cache = await caches.open(COPIES_CACHE);
    const key = keyOf(url);
    const copy = await cache.match(key);
    if (copy === undefined || generation !== this.generation) return;
    if (fresh.ok) await cache.put(key, await copied(fresh, copy.headers.get(VERSION_HEADER) ?? ''));
    else if (fresh.status === 404 || fresh.status === 403) await cache.delete(key);
  }

  private async keepNow({ owner, entries, isSaving }: KeepOrder, generation: number): Promise<void> {
    const known = await (await caches.match(OWNER, { cacheName: COPIES_CACHE }))?.text();
    if (known !== undefined && known !== String(owner)) await caches.delete(COPIES_CACHE);
    if (generation !== this.generation) return;
    const cache = await caches.open(COPIES_CACHE);
    await cache.put(OWNER, new Response(String(owner)));
    const wanted = new Map(entries.slice(0, MOST_COPIES).map((entry) => [keyOf(entry.url), entry]));
    for (const { url } of await cache.keys())
      if (!wanted.has(url) && !url.endsWith(OWNER)) await cache.delete(url);
    const left = isSaving ? [] : [...wanted];
    const work = async () => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        // The session ends or has ended: nothing more may be asked for.
        if (generation !== this.generation) return;
        await this.keepOne(cache, ...next, generation);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  private async keepOne(cache: Cache, key: string, entry: Entry, generation: number): Promise<void> {
    const { url, version } = entry;
    const copy = await cache.match(key);
    if (copy !== undefined && version !== '' && copy.headers.get(VERSION_HEADER) === version) return;
    const fresh = await fetch(url, { credentials: 'include', headers: { Accept: 'application/json' } });
    if (fresh.status === 401) return this.forget();
    if (generation === this.generation && fresh.ok) await cache.put(key, await copied(fresh, version));
  }
}

/** A device has one list of each kind, whatever it was asked for: pages show of it what is bookmarked or tracked still. */
function keyOf(url: string): string {
  const { origin, pathname, href } = new URL(url, location.origin);
  return DEVICE_LISTS.includes(pathname) ? origin + pathname : href;
}

async function copied(response: Response, version: string): Promise<Response> {
  const headers = new Headers({ 'Content-Type': response.headers.get('Content-Type') ?? 'application/json' });
  const total = response.headers.get('X-Total-Count');
  if (total !== null) headers.set('X-Total-Count', total);
  headers.set(SAVED_AT_HEADER, new Date().toISOString());
  headers.set(VERSION_HEADER, version);
  return new Response(await response.blob(), { headers });
}
