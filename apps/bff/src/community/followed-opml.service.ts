import { Injectable } from '@nestjs/common';
import {
  FOLLOWED_OPML_MAX_FEEDS,
  FOLLOWED_OPML_MESSAGES,
  FOLLOWS_MOST,
  type FollowedOpml,
  type FollowedOpmlResult,
} from '#contract/reading';
import { PRODUCT_NAME, pagePath } from '#contract/site';
import { decodeDocument } from '#domain/ingest/parse';
import { type FeedClue, feedClue, type OpmlFeed, readOpml, writeOpml } from '#domain/sources';
import { lockReader } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  type AskedSourceRow,
  addSourceFollow,
  followedAmong,
  followedFeeds,
  lockSource,
  sourcesOfDomains,
  sourcesOfFeeds,
} from '#persistence/sources';
import { ApiError, signedOut } from '../http/errors.js';
import { LimitsService } from '../limits/limits.service.js';
import { isPublicFeed } from './public-feed.js';

const URL_SHOWN = 300;

/** A line with its source. Null: none is known. */
interface Found {
  feed: OpmlFeed;
  clue: FeedClue | null;
  source: AskedSourceRow | null;
}

/** Lists of feeds of readers: the sources they follow, and sources to follow. Nothing is fetched. */
@Injectable()
export class FollowedOpmlService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly limits: LimitsService,
  ) {}

  /** Sources without a public feed are listed with the feed that we publish. */
  async write(userId: number, origin: string): Promise<string> {
    const rows = await followedFeeds(this.db, userId, FOLLOWS_MOST);
    const groups = Map.groupBy(rows, ({ category }) => category);
    const lists = [...groups].map(([category, sources]): [string, OpmlFeed[]] => [
      category,
      sources.map(({ name, slug, url, feed_url }) => ({
        url: isPublicFeed(feed_url) ? feed_url : `${origin}${pagePath('source', slug)}/feed.xml`,
        title: name,
        site: url,
        groups: [],
      })),
    ]);
    return writeOpml(`${PRODUCT_NAME}: sources you follow`, new Map(lists));
  }

  /** @throws ApiError 400 if it is no list, is empty or has too many feeds */
  async follow(userId: number, bytes: Buffer): Promise<FollowedOpml> {
    const feeds = readOpml(decodeDocument(bytes, null).text.trimStart());
    if (feeds === null) throw refused(FOLLOWED_OPML_MESSAGES.broken);
    if (feeds.length === 0) throw refused(FOLLOWED_OPML_MESSAGES.empty);
    if (feeds.length > FOLLOWED_OPML_MAX_FEEDS) throw refused(FOLLOWED_OPML_MESSAGES.tooMany);
    await this.limits.charge([{ limit: 'followedOpml', key: String(userId) }]);
    const found = await this.found(feeds);
    const ids = found.flatMap(({ source }) => (source === null ? [] : [source.id]));
    const { before, after } = await this.followAll(userId, [...new Set(ids)]);
    const seen = new Set(before);
    return {
      lines: found.map(({ feed, clue, source }) => {
        const result = resultOf(clue, source, seen, after);
        if (source !== null) seen.add(source.id);
        return {
          url: feed.url.slice(0, URL_SHOWN),
          title: feed.title,
          result,
          source: source && { name: source.name, slug: source.slug },
        };
      }),
    };
  }

  /** A feed that we know decides, then the likeliest domain that a source has. */
  private async found(feeds: readonly OpmlFeed[]): Promise<Found[]> {
    const clues = feeds.map((feed) => ({ feed, clue: feedClue(feed) }));
    const urls = clues.flatMap(({ clue }) => clue?.url ?? []);
    const domains = clues.flatMap(({ clue }) => clue?.domains ?? []);
    const [ofFeeds, ofDomains] = await Promise.all([
      sourcesOfFeeds(this.db, [...new Set(urls)]),
      sourcesOfDomains(this.db, [...new Set(domains)]),
    ]);
    const byFeed = new Map(ofFeeds.map((row) => [row.asked, row]));
    const byDomain = new Map(ofDomains.map((row) => [row.asked, row]));
    return clues.map(({ feed, clue }) => {
      const domain = clue?.domains.find((each) => byDomain.has(each)) ?? '';
      const source = clue === null ? null : (byFeed.get(clue.url) ?? byDomain.get(domain) ?? null);
      return { feed, clue, source };
    });
  }

  /** In one transaction. Sources are locked in the order of their ids, so that two lists never wait for each other. */
  private async followAll(userId: number, ids: readonly number[]) {
    const at = await this.clock.now();
    return this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, userId))) throw signedOut();
      const before = await followedAmong(tx, userId, ids);
      const missing = ids.filter((id) => !before.has(id)).sort((a, b) => a - b);
      for (const id of missing) {
        const sourceId = await lockSource(tx, id);
        if (sourceId !== null) await addSourceFollow(tx, { userId, sourceId, at, most: FOLLOWS_MOST });
      }
      return { before, after: await followedAmong(tx, userId, ids) };
    });
  }
}

function resultOf(
  clue: FeedClue | null,
  source: AskedSourceRow | null,
  seen: ReadonlySet<number>,
  after: ReadonlySet<number>,
): FollowedOpmlResult {
  if (clue === null) return 'refused';
  if (source === null) return 'unknown';
  if (!after.has(source.id)) return 'full';
  return seen.has(source.id) ? 'already' : 'followed';
}

function refused(message: string): ApiError {
  return new ApiError(400, 'invalid_input', message, [{ path: 'file', message }]);
}
