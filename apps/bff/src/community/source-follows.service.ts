import { Injectable } from '@nestjs/common';
import {
  FOLLOWS_ANSWERED,
  FOLLOWS_MOST,
  type FollowedSource,
  type FollowState,
  type SourceNotices,
} from '#contract/reading';
import { lockReader } from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  addSourceFollow,
  followedSources,
  lockSource,
  removeSourceFollow,
  setSourceNotices,
  sourceFollowState,
} from '#persistence/sources';
import { ApiError, notFound, signedOut, tooMany } from '../http/errors.js';
import { presentFollowedSource } from './source-follow.presenter.js';

/** The sources that a reader follows. */
@Injectable()
export class SourceFollowsService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  async list(userId: number): Promise<FollowedSource[]> {
    return (await followedSources(this.db, userId, FOLLOWS_ANSWERED)).map(presentFollowedSource);
  }

  /** `id` may be that of a source that was merged into another. */
  async follow(userId: number, id: number): Promise<FollowState> {
    const at = await this.clock.now();
    return this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, userId))) throw signedOut();
      const sourceId = await foundSource(tx, id);
      await addSourceFollow(tx, { userId, sourceId, at, most: FOLLOWS_MOST });
      const state = await stateOf(tx, userId, sourceId);
      if (!state.isFollowing) throw tooMany(`You can follow at most ${FOLLOWS_MOST} sources.`);
      return state;
    });
  }

  unfollow(userId: number, id: number): Promise<FollowState> {
    return this.db.transaction(async (tx) => {
      const sourceId = await foundSource(tx, id);
      await removeSourceFollow(tx, userId, sourceId);
      return stateOf(tx, userId, sourceId);
    });
  }

  /**
   * Readers hear of what happens from now on.
   * @throws ApiError 404 if the reader does not follow the source
   */
  async setNotices(userId: number, id: number, { wanted }: SourceNotices): Promise<SourceNotices> {
    const since = wanted ? await this.clock.now() : null;
    return this.db.transaction(async (tx) => {
      const sourceId = await foundSource(tx, id);
      if (!(await setSourceNotices(tx, { userId, sourceId }, since))) throw notFollowed();
      return { wanted };
    });
  }
}

const notFollowed = () => new ApiError(404, 'not_followed', 'You do not follow this source.');

async function foundSource(tx: Queryable, id: number): Promise<number> {
  const sourceId = await lockSource(tx, id);
  if (sourceId === null) throw notFound('This source');
  return sourceId;
}

async function stateOf(db: Queryable, userId: number, sourceId: number): Promise<FollowState> {
  const row = await sourceFollowState(db, userId, sourceId);
  if (!row) throw notFound('This source');
  return { isFollowing: row.is_following, followerCount: row.follower_count };
}
