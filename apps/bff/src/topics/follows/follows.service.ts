import { Injectable } from '@nestjs/common';
import { FOLLOWS_MOST, type FollowPreferences, type FollowState, type UserTopic } from '#contract/reading';
import { lockReader } from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  addFollow,
  changeFollow,
  followedTopic,
  followState,
  lockTopic,
  markSeen,
  removeFollow,
} from '#persistence/reading';
import { ApiError, notFound, signedOut, tooMany } from '../../http/errors.js';
import { presentFollowState, presentUserTopic } from './follow.presenter.js';

/** One reader's follow of one topic. The id of a merged topic stands for the topic it was merged into. */
@Injectable()
export class FollowsService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  async follow(userId: number, topicId: number): Promise<FollowState> {
    const at = await this.clock.now();
    return this.db.transaction(async (tx) => {
      const reader = await lockReader(tx, userId);
      if (!reader) throw signedOut();
      const id = await lockedId(tx, topicId);
      const frequency = reader.default_frequency;
      await addFollow(tx, { userId, topicId: id, frequency, at, most: FOLLOWS_MOST });
      const state = await stateOf(tx, userId, id);
      if (!state.isFollowing) throw tooMany(`You can follow at most ${FOLLOWS_MOST} topics.`);
      return state;
    });
  }

  unfollow(userId: number, topicId: number): Promise<FollowState> {
    return this.db.transaction(async (tx) => {
      const id = await lockedId(tx, topicId);
      await removeFollow(tx, userId, id);
      return stateOf(tx, userId, id);
    });
  }

  state(userId: number, topicId: number): Promise<FollowState> {
    return stateOf(this.db, userId, topicId);
  }

  /** @throws ApiError 404 */
  async show(userId: number, topicId: number): Promise<UserTopic> {
    const row = await followedTopic(this.db, userId, topicId);
    if (row) return presentUserTopic(row, await this.clock.now());
    await stateOf(this.db, userId, topicId);
    throw notFollowed();
  }

  /** @throws ApiError 404 */
  async change(userId: number, topicId: number, preferences: FollowPreferences): Promise<UserTopic> {
    const id = await changeFollow(this.db, userId, topicId, preferences);
    return this.show(userId, id ?? topicId);
  }

  async markSeen(userId: number, topicId: number): Promise<void> {
    await stateOf(this.db, userId, topicId);
    await markSeen(this.db, userId, topicId, await this.clock.now());
  }
}

const notFollowed = () => new ApiError(404, 'not_followed', 'You do not follow this topic.');

async function lockedId(tx: Queryable, topicId: number): Promise<number> {
  const id = await lockTopic(tx, topicId);
  if (id === null) throw notFound('This topic');
  return id;
}

async function stateOf(db: Queryable, userId: number, topicId: number): Promise<FollowState> {
  const row = await followState(db, userId, topicId);
  if (!row) throw notFound('This topic');
  return presentFollowState(row);
}
