import { Injectable } from '@nestjs/common';
import { type FollowedSearch, type NewFollowedSearch } from '#contract/search';
import { FOLLOWED_SEARCHES_MOST, NEW_RESULTS_MOST } from '#contract/site';
import { readSearch } from '#domain/search';
import { lockReader } from '#persistence/accounts';
import { Database, type RawSql } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  countMatches,
  type FollowedSearchRow,
  followedSearches,
  followSearch,
  literalTitles,
  seeSearch,
  unfollowSearch,
} from '#persistence/search';
import { systemClock } from '#platform/runtime';
import { notFound, signedOut, tooMany } from '../http/errors.js';
import { presentFollowedSearch } from './followed-search.presenter.js';
import { SearchQueue } from './search-queue.js';
import { readRequest } from './search-request.js';

const notFollowed = () => notFound('This followed search');
/** How many of the newest titles are read for new results of a search of stop words. */
const TITLES_SCANNED = 1_000;

/** The searches that readers follow, with the number of their new results. */
@Injectable()
export class FollowedSearchesService {
  constructor(
    private readonly db: Database,
    private readonly queue: SearchQueue,
    private readonly clock: NewsClock,
  ) {}

  async list(userId: number): Promise<FollowedSearch[]> {
    const rows = await followedSearches(this.db, userId, FOLLOWED_SEARCHES_MOST);
    if (rows.length === 0) return [];
    return this.queue.run(async (db) => {
      const searches: FollowedSearch[] = [];
      for (const row of rows) searches.push(presentFollowedSearch(row, await countNew(db, row)));
      return searches;
    });
  }

  /** Following a search again changes nothing. */
  async follow(userId: number, { q, sources, kind, seenAt }: NewFollowedSearch): Promise<FollowedSearch> {
    const now = await this.clock.now();
    const seen = seenAt === undefined ? now : new Date(Math.min(Date.parse(seenAt), now.getTime()));
    const row = await this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, userId))) throw signedOut();
      const search = { userId, q, sources, kind, at: systemClock.now(), seenAt: seen };
      return followSearch(tx, { ...search, most: FOLLOWED_SEARCHES_MOST });
    });
    if (row === null) throw tooMany(`You can follow at most ${FOLLOWED_SEARCHES_MOST} searches.`);
    return presentFollowedSearch(row, await this.queue.run((db) => countNew(db, row)));
  }

  /** @throws ApiError 404 */
  async see(userId: number, id: number): Promise<void> {
    if (!(await seeSearch(this.db, { id, userId }, await this.clock.now()))) throw notFollowed();
  }

  /** @throws ApiError 404 */
  async unfollow(userId: number, id: number): Promise<void> {
    if (!(await unfollowSearch(this.db, { id, userId }))) throw notFollowed();
  }
}

/** The results published since the reader last looked. */
async function countNew(db: RawSql, { q, sources, kind, seen_at }: FollowedSearchRow): Promise<number> {
  const names = sources
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const read = await readRequest(db, readSearch(q), { sources: names, kind: kind ?? undefined });
  if (read === null) return 0;
  const request = { ...read.request, from: new Date(seen_at.getTime() + 1) };
  if (read.literal === null) return countMatches(db, request, NEW_RESULTS_MOST);
  const bounds = { limit: 0, offset: 0, scanned: TITLES_SCANNED, most: NEW_RESULTS_MOST };
  return (await literalTitles(db, read.literal, request, bounds)).count;
}
