import { worker } from './worker';

/** A built file. Without a revision, its name changes with its content. */
export interface ShellFile {
  url: string;
  revision: string | null;
}

const PREFIX = 'shell-';
/** The page that the web app fills: as built, without a head or data of its own. */
const SHELL_PAGE = '/shell.html';
/** Messages of one language. Only readers of that language store them. */
const CATALOGUE = /^\/assets\/catalogue-([a-z]{2,3})-[\w-]+\.js$/;

/**
 * The web app's own files of one build, in a cache of their own. A worker serves those of its build only, and a new one waits until no
 * page of the old one is open: so a page never runs code of two builds.
 */
export class Shell {
  private readonly name: string;
  private readonly files: readonly ShellFile[];
  private readonly catalogues: readonly string[];

  constructor(build: readonly ShellFile[]) {
    this.name = PREFIX + fingerprint(JSON.stringify(build));
    this.files = build.filter(({ url }) => !CATALOGUE.test(url));
    this.catalogues = build.map(({ url }) => url).filter((url) => CATALOGUE.test(url));
  }

  /** Stores all files but the catalogues or fails. Files that an earlier build had too are not loaded again. */
  async store(): Promise<void> {
    const cache = await caches.open(this.name);
    await Promise.all(
      this.files.map(async ({ url, revision }) => {
        const known = revision === null ? await caches.match(url) : undefined;
        if (known !== undefined) return cache.put(url, known);
        return cache.add(new Request(url, { cache: revision === null ? 'default' : 'reload' }));
      }),
    );
    await this.storeCatalogues(cache, await storedLanguages());
  }

  /** Stores the catalogue of a page that was opened before this worker was there. */
  async storeLanguage(language: string): Promise<void> {
    await this.storeCatalogues(await caches.open(this.name), new Set([language]));
  }

  /** It is no obstacle if one cannot be loaded now: the next page loads it. */
  private async storeCatalogues(cache: Cache, languages: ReadonlySet<string | undefined>): Promise<void> {
    const wanted = this.catalogues.filter((url) => languages.has(languageOf(url)));
    await Promise.allSettled(
      wanted.map(async (url) => {
        const known = await caches.match(url);
        return known === undefined ? cache.add(url) : cache.put(url, known);
      }),
    );
  }

  async dropOthers(): Promise<void> {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== this.name);
    await Promise.all(old.map((name) => caches.delete(name)));
  }

  has({ origin, pathname }: URL): boolean {
    if (origin !== worker.location.origin) return false;
    return CATALOGUE.test(pathname) || this.files.some(({ url }) => url === pathname);
  }

  async file(request: Request): Promise<Response> {
    const stored = await caches.match(request.url, { cacheName: this.name });
    if (stored !== undefined) return stored;
    const response = await fetch(request);
    if (response.ok && CATALOGUE.test(new URL(request.url).pathname))
      await this.keep(request.url, response.clone());
    return response;
  }

  /** A device without room shows the file all the same. */
  private async keep(url: string, response: Response): Promise<void> {
    try {
      await (await caches.open(this.name)).put(url, response);
    } catch (error) {
      reportError(error);
    }
  }

  /** The page from the server; without a connection the shell, which shows what is kept. */
  async page(request: Request): Promise<Response> {
    try {
      return await fetch(request);
    } catch (error) {
      const shell = await caches.match(SHELL_PAGE, { cacheName: this.name });
      if (shell === undefined) throw error;
      return shell;
    }
  }
}

const languageOf = (url: string) => CATALOGUE.exec(url)?.[1];

async function storedLanguages(): Promise<Set<string | undefined>> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map(({ url }) => languageOf(new URL(url).pathname)));
}

/** FNV-1a, to name a build. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}
