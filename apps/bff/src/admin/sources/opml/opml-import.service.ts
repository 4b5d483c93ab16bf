import { Injectable } from '@nestjs/common';
import { OPML_MAX_FEEDS, OPML_MESSAGES, type OpmlLine } from '#contract/desk';
import { decodeDocument } from '#domain/ingest/parse';
import { judgeOpmlFeed, type OpmlFeed, readOpml } from '#domain/sources';
import { audit } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { addFeed, sourceFor } from '#persistence/ingest/schedule';
import { NewsClock } from '#persistence/news-clock';
import { sourcesOfFeeds } from '#persistence/sources';
import { systemClock } from '#platform/runtime';
import { isPublicHost } from '#platform/safe-fetch';
import { ApiError } from '../../../http/errors.js';

type FeedLine = Extract<OpmlLine, { kind: 'feed' }>;

/**
 * Adds the feeds of an OPML list as active feeds, without testing them. Each feed is a transaction of its own with its entry in
 * the audit log, so an import that stops half-way leaves only whole feeds, and can be repeated.
 */
@Injectable()
export class OpmlImportService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  /** @throws ApiError 409 if the news is a recording */
  async needLive(): Promise<void> {
    if ((await this.clock.current())?.recording != null)
      throw new ApiError(
        409,
        'recorded',
        'This installation plays a recording. Feeds can only be added to live news.',
      );
  }

  /** @throws ApiError 400 if it is no list, is empty or has too many feeds */
  read(bytes: Buffer): OpmlFeed[] {
    const feeds = readOpml(decodeDocument(bytes, null).text.trimStart());
    if (feeds === null) throw refused(OPML_MESSAGES.broken);
    if (feeds.length === 0) throw refused(OPML_MESSAGES.empty);
    if (feeds.length > OPML_MAX_FEEDS) throw refused(OPML_MESSAGES.tooMany);
    return feeds;
  }

  /** Stops after the present feed if the admin's connection is lost. What was done until then is audited in any case. */
  async *import(userId: number, feeds: readonly OpmlFeed[], isLost: () => boolean): AsyncGenerator<OpmlLine> {
    const done = { added: 0, known: 0, refused: 0 };
    yield { kind: 'start', feeds: feeds.length };
    try {
      for (const feed of feeds) {
        if (isLost()) return;
        const line = await this.add(userId, feed);
        done[line.result] += 1;
        yield line;
      }
      yield { kind: 'end', ...done };
    } finally {
      await audit(this.db, {
        at: systemClock.now(),
        actorId: userId,
        action: 'opml_imported',
        payload: { feeds: feeds.length, ...done },
      });
    }
  }

  private async add(userId: number, feed: OpmlFeed): Promise<FeedLine> {
    const judged = judgeOpmlFeed(feed, isPublicHost);
    const line = { kind: 'feed', url: feed.url.slice(0, 300), title: feed.title } as const;
    if (judged.kind === 'refused') return { ...line, result: 'refused', reason: `${judged.reason}.` };
    const { url, hostKey, outlet } = judged;
    const due = await this.clock.now();
    const id = await this.db.transaction(async (tx) => {
      if ((await sourcesOfFeeds(tx, [url])).length > 0) return null;
      const source = await sourceFor(tx, outlet, feed.title);
      const given = { sourceId: source.id, hostKey, url, title: feed.title, categories: feed.groups };
      const added = await addFeed(tx, given, due);
      if (added === null) return null;
      const object = { kind: 'feed', id: added } as const;
      const after = { url, source: source.domain };
      await audit(tx, { at: systemClock.now(), actorId: userId, action: 'feed_added', object, after });
      return added;
    });
    return { ...line, url, result: id === null ? 'known' : 'added', reason: null };
  }
}

function refused(message: string): ApiError {
  return new ApiError(400, 'invalid_input', message, [{ path: 'file', message }]);
}
