import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Logger } from '#platform/runtime';
import type { ScreenTexts } from './html-page.js';

/** The built web app for the server (`web/src/server.tsx`). */
interface ServerBuild {
  renderPage(path: string, screen: Record<string, unknown>): Promise<string>;
}

/** Rendered pages contain relative times. */
const MAX_AGE_MS = 30_000;
const PAGES_CACHED = 300;
const MOST_CHARACTERS = 16 * 1024 * 1024;

/**
 * Renders pages as visitors see them, so that a page shows its content before its code has loaded, and without any code.
 * The web app then replaces this HTML. A page that cannot be rendered is sent empty, and the web app draws it alone.
 */
export class PageRenderer {
  private readonly pages = new LRUCache<string, string, () => Promise<string>>({
    max: PAGES_CACHED,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (html) => html.length + 1,
    ttl: MAX_AGE_MS,
    fetchMethod: (_path, _stale, { context: render }) => render(),
  });

  private constructor(
    private readonly build: ServerBuild | null,
    private readonly logger: Logger,
  ) {}

  /** @param folder of the built web app for the server. If it does not exist, nothing is rendered */
  static async open(folder: string, logger: Logger): Promise<PageRenderer> {
    const file = join(folder, 'server.js');
    const build = existsSync(file) ? ((await import(pathToFileURL(file).href)) as ServerBuild) : null;
    return new PageRenderer(build, logger);
  }

  /** The HTML of the page's body, or '' if it could not be rendered. */
  async html(path: string, screen: ScreenTexts): Promise<string> {
    const { build } = this;
    if (build === null) return '';
    try {
      return await this.pages.forceFetch(path, { context: () => build.renderPage(path, parsed(screen)) });
    } catch (error) {
      this.logger.warn({ err: error, path }, 'page sent without its content');
      return '';
    }
  }

  /** Drops all pages: a story has changed. */
  clear(): void {
    this.pages.clear();
  }
}

const parsed = (screen: ScreenTexts): Record<string, unknown> =>
  Object.fromEntries(Object.entries(screen).map(([part, json]) => [part, JSON.parse(json)]));
