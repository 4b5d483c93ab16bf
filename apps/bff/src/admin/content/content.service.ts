import { Injectable } from '@nestjs/common';
import { type ContentDetail, type DeskContent, type DeskContentQuery, REVISIONS_SHOWN } from '#contract/desk';
import { Database } from '#persistence/database';
import {
  CONTENT_WALKED,
  type ContentFilter,
  type ContentPlace,
  contentIds,
  contentIdsOf,
  contentPlace,
  contentRows,
  endOfWalk,
  versionsOfArticle,
} from '#persistence/desk';
import { caredSource } from '#persistence/sources';
import { placedArticle, topicBySlugOrId } from '#persistence/stories';
import { newestEntry } from '#persistence/stories/orders';
import { notFound } from '../../http/errors.js';
import { presentContentArticle, presentContentDetail } from './content.presenter.js';

/** An id or a URL, which name one article whatever the filters say. */
const NAMED = /^(?:\d{1,9}|https?:\/\/\S+)$/i;

/** Articles as editors look for them: in any state, with what the machine and editors decided about them. */
@Injectable()
export class ContentService {
  constructor(private readonly db: Database) {}

  /** `seen` is read before the rows, so that an order given on older rows is refused. */
  async list(query: DeskContentQuery): Promise<DeskContent> {
    const [seen, page] = await Promise.all([newestEntry(this.db), this.page(query)]);
    const rows = await contentRows(this.db, page.ids);
    return { articles: rows.map(presentContentArticle), next: page.next, searched: page.searched, seen };
  }

  /** @throws ApiError 404 */
  async show(id: number): Promise<ContentDetail> {
    const [[row], placed, versions] = await Promise.all([
      contentRows(this.db, [id]),
      placedArticle(this.db, id),
      versionsOfArticle(this.db, id, REVISIONS_SHOWN),
    ]);
    if (!row || !placed) throw notFound('This article');
    return presentContentDetail(row, placed, versions);
  }

  private async page({ q, before, limit, ...rest }: DeskContentQuery) {
    if (q !== undefined && NAMED.test(q)) return { ids: await this.named(q), next: null, searched: null };
    const filter = await this.filter({ ...rest, words: q ?? null });
    const after = before === undefined ? null : await contentPlace(this.db, before);
    const gone = before !== undefined && after === null;
    const ids = filter === null || gone ? [] : await contentIds(this.db, filter, after, limit + 1);
    if (filter === null || gone) return { ids, next: null, searched: null };
    if (ids.length > limit) return { ids: ids.slice(0, limit), next: ids[limit - 1] ?? null, searched: null };
    return { ids, ...(await this.rest(filter, after)) };
  }

  private named(q: string): Promise<number[]> {
    const isId = /^\d+$/.test(q);
    return contentIdsOf(this.db, { id: isId ? Number(q) : null, url: isId ? null : q });
  }

  private async rest(filter: ContentFilter, after: ContentPlace | null) {
    const end = await endOfWalk(this.db, filter, after);
    return { next: end?.id ?? null, searched: end === null ? null : CONTENT_WALKED };
  }

  /** Null if there is no such source or story. */
  private async filter(
    given: Pick<DeskContentQuery, 'state' | 'source' | 'topic' | 'tag' | 'trait'> & { words: string | null },
  ): Promise<ContentFilter | null> {
    const { state, source, topic, tag = null, trait = null, words } = given;
    const outlet = source === undefined ? null : await caredSource(this.db, source);
    if (source !== undefined && outlet === null) return null;
    const story = topic === undefined ? null : await topicBySlugOrId(this.db, String(topic));
    if (topic !== undefined && story === null) return null;
    return { state, words, source: outlet?.id ?? null, topic: story?.id ?? null, tag, trait };
  }
}
