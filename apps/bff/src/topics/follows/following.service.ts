import { Injectable } from '@nestjs/common';
import {
  FOLLOWS_ANSWERED,
  LATEST_UPDATES,
  type LatestUpdate,
  TOPICS_TO_FOLLOW,
  type UserTopic,
} from '#contract/reading';
import { type Topic } from '#contract/stories';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { followedTopics, latestUpdates, topicsToFollow } from '#persistence/reading';
import { presentTopic } from '../topic.presenter.js';
import { presentLatestUpdate, presentUserTopic } from './follow.presenter.js';

/** Enough for any reader's newest updates: twice as many topics as updates, and a few milestones of each. */
const LATEST = { limit: LATEST_UPDATES, topics: 2 * LATEST_UPDATES, perTopic: 8 };

/** The topics that a reader follows or could follow. */
@Injectable()
export class FollowingService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  async topics(userId: number): Promise<UserTopic[]> {
    const [rows, now] = await Promise.all([
      followedTopics(this.db, userId, FOLLOWS_ANSWERED),
      this.clock.now(),
    ]);
    return rows.map((row) => presentUserTopic(row, now));
  }

  async latest(userId: number): Promise<LatestUpdate[]> {
    return (await latestUpdates(this.db, userId, LATEST)).map(presentLatestUpdate);
  }

  async toFollow(userId: number | null): Promise<Topic[]> {
    return (await topicsToFollow(this.db, userId, TOPICS_TO_FOLLOW)).map(presentTopic);
  }
}
