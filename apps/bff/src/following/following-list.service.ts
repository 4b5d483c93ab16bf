import { Injectable } from '@nestjs/common';
import {
  FOLLOWS_MOST,
  type FollowingChange,
  type FollowingChanged,
  type FollowingList,
  type FollowingQuery,
  type RemovedFollow,
  type Unfollowed,
} from '#contract/reading';
import { lockReader } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  changeFollowing,
  countOpenQuestions,
  followingCounts,
  followingPage,
  lockTopics,
  removeFollows,
  restoreFollows,
} from '#persistence/reading';
import { signedOut } from '../http/errors.js';
import { presentFollowingList, presentRemovedFollow, removedRow } from './following-list.presenter.js';

/** The list of followed topics, and changes to many of them at once. */
@Injectable()
export class FollowingListService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  async list(userId: number, query: FollowingQuery): Promise<FollowingList> {
    const [page, counts, questions, now] = await Promise.all([
      followingPage(this.db, userId, query),
      followingCounts(this.db, userId, query.q),
      countOpenQuestions(this.db, userId),
      this.clock.now(),
    ]);
    return presentFollowingList(page, counts, questions, query, now);
  }

  async change(userId: number, { topicIds, ...preferences }: FollowingChange): Promise<FollowingChanged> {
    return { changed: await changeFollowing(this.db, userId, topicIds ?? null, preferences) };
  }

  unfollow(userId: number, topicIds: readonly number[]): Promise<Unfollowed> {
    return this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, userId))) throw signedOut();
      await lockTopics(tx, topicIds);
      return { removed: (await removeFollows(tx, userId, topicIds)).map(presentRemovedFollow) };
    });
  }

  async restore(userId: number, removed: readonly RemovedFollow[]): Promise<FollowingChanged> {
    const now = await this.clock.now();
    return this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, userId))) throw signedOut();
      await lockTopics(
        tx,
        removed.map(({ topicId }) => topicId),
      );
      const rows = removed.map(removedRow);
      return { changed: await restoreFollows(tx, userId, rows, { now, most: FOLLOWS_MOST }) };
    });
  }
}
