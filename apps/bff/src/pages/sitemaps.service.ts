import { Injectable } from '@nestjs/common';
import { isPlainPage, PAGE_LIST, type PageName, pagePath } from '#contract/site';
import {
  lastSourceId,
  lastTopicId,
  listedTopicSlugs,
  newestArticleSlugs,
  openSourceSlugs,
  type SitemapRow,
} from '#persistence/reading';
import { CachedResponse } from '../http/cached-response.js';
import { notFound } from '../http/errors.js';
import { ResponseCache } from '../http/response-cache.js';
import { Reads } from '../replicas/reads.service.js';
import { presentSitemap, presentSitemapIndex, type SitemapPage } from './sitemap.presenter.js';

/** Topics and sources are split into parts by id, so that parts with old topics rarely change. */
const IDS_OF_PART = 10_000;
/** Beyond this, the oldest parts are left out. */
const PARTS_MOST = 200;
const ARTICLES_MOST = 10_000;
const SITEMAPS_CACHED = 20;
const MAX_AGE_MS = 600_000;

const IN_PARTS = {
  topics: { page: 'topic', lastId: lastTopicId, slugs: listedTopicSlugs },
  sources: { page: 'source', lastId: lastSourceId, slugs: openSourceSlugs },
} as const;
type Folder = keyof typeof IN_PARTS;

const TYPE = 'application/xml; charset=utf-8';

/** Sitemaps for search engines: public pages, listed topics, sources, and the newest articles. */
@Injectable()
export class SitemapsService {
  private readonly cache = new ResponseCache({ max: SITEMAPS_CACHED, ttl: MAX_AGE_MS, mayCache: () => true });

  constructor(private readonly reads: Reads) {}

  index(origin: string): Promise<CachedResponse> {
    return this.cached(`index ${origin}`, async () => {
      const parts = [await this.partsOf('sources'), await this.partsOf('topics')].flat();
      return presentSitemapIndex(['pages.xml', 'articles.xml', ...parts], origin);
    });
  }

  /** Newest first. */
  private async partsOf(folder: Folder): Promise<string[]> {
    const lastId = await this.reads.run((db) => IN_PARTS[folder].lastId(db));
    const last = Math.ceil(lastId / IDS_OF_PART);
    return Array.from({ length: Math.min(last, PARTS_MOST) }, (_, n) => `${folder}-${last - n}.xml`);
  }

  /** @param part the file name from the index. @throws ApiError 404 */
  async part(part: string, origin: string): Promise<CachedResponse> {
    const pages = this.pagesOf(part);
    if (pages === null) throw notFound('This sitemap');
    return this.cached(`${part} ${origin}`, async () => presentSitemap(await pages(), origin));
  }

  private pagesOf(part: string): (() => SitemapPage[] | Promise<SitemapPage[]>) | null {
    if (part === 'pages.xml') return openPages;
    if (part === 'articles.xml')
      return async () =>
        (await this.reads.run((db) => newestArticleSlugs(db, ARTICLES_MOST))).map(entryOf('article'));
    const [, folder, number] = /^(topics|sources)-([1-9]\d{0,5})\.xml$/.exec(part) ?? [];
    const to = Number(number) * IDS_OF_PART;
    return folder === undefined || to > MAX_ID ? null : () => this.pagesBelow(folder as Folder, to);
  }

  private async pagesBelow(folder: Folder, to: number): Promise<SitemapPage[]> {
    const { page, lastId, slugs } = IN_PARTS[folder];
    const from = to - IDS_OF_PART;
    const rows = await this.reads.run(async (db) => {
      if ((await lastId(db)) <= from) throw notFound('This sitemap');
      return slugs(db, from, to);
    });
    return rows.map(entryOf(page));
  }

  private cached(key: string, write: () => Promise<string>): Promise<CachedResponse> {
    return this.cache.get(key, async () => new CachedResponse(await write(), TYPE));
  }
}

/** The largest PostgreSQL integer. */
const MAX_ID = 2_147_483_647;

const openPages = (): SitemapPage[] =>
  PAGE_LIST.filter(([, page]) => page.isIndexed && isPlainPage(page)).map(([, { path }]) => ({ path }));

const entryOf =
  (page: PageName) =>
  ({ slug, updated_at }: SitemapRow): SitemapPage => ({
    path: pagePath(page, slug),
    ...(updated_at && { changedAt: updated_at }),
  });
