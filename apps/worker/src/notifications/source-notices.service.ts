import { Injectable } from '@nestjs/common';
import {
  deliveryOf,
  factForSource,
  isNews,
  isSilenced,
  type MilestoneFact,
  type SourceLabel,
  sourceNotice,
  sourceNoticeKey,
} from '#domain/notifications';
import { Database, type Queryable } from '#persistence/database';
import {
  enterIntoLedger,
  type FactOfTopic,
  factIdsOfTopic,
  firstReporter,
  followersOfSource,
  mutesOfReaders,
  notifyReaders,
  readersOfMilestones,
  type SourceFollowerRow,
  sourceNotices,
  writeSourceNotices,
} from '#persistence/notifications';
import { systemClock } from '#platform/runtime';
import { NoticeOrders } from '../targets/notice-orders.service.js';
import { muteOf, sourcePreferencesOf } from './preferences.presenter.js';

/** A significant development for those who follow the source that reported it first. */
export interface FirstReport {
  source: SourceLabel;
  topic: FactOfTopic['topic'];
  /** The newest fact. */
  fact: MilestoneFact;
  /** Ids of all waiting facts of the development. */
  factIds: readonly number[];
}

/**
 * Writes notifications for readers who follow sources, one a day for each source: the first at once. Until it is read, further
 * reports of that day are added to it; afterwards they wait for the digest.
 */
@Injectable()
export class SourceNotices {
  constructor(
    private readonly db: Database,
    private readonly orders: NoticeOrders,
  ) {}

  /** @returns null if the facts, all of one development, do not concern those who follow sources */
  async firstReportOf(facts: readonly FactOfTopic[]): Promise<FirstReport | null> {
    const fact = factForSource(facts.map((each) => each.fact));
    const [first] = facts;
    if (fact === null || !first) return null;
    const source = await firstReporter(this.db, fact.milestoneId);
    return source && { source, topic: first.topic, fact, factIds: facts.map((each) => each.fact.id) };
  }

  followers({ source }: FirstReport, after: number, limit: number): Promise<SourceFollowerRow[]> {
    return followersOfSource(this.db, source.id, after, limit);
  }

  /** @returns the number of notifications written or updated */
  async notifyBatch(
    report: FirstReport,
    followers: readonly SourceFollowerRow[],
    now: Date,
  ): Promise<number> {
    const { source, topic, fact, factIds } = report;
    const wanting = followers
      .filter((follower) => isNews(fact, follower.notices_since, now))
      .filter((follower) => deliveryOf(fact, sourcePreferencesOf(follower)) === 'now')
      .map((follower) => follower.user_id);
    if (wanting.length === 0) return 0;
    const key = sourceNoticeKey(source.id, now);
    const order = await this.orders.open();
    return this.db.transaction(async (tx) => {
      // A development that moved to another topic waits until its followers hear of it.
      if ((await factIdsOfTopic(tx, topic.id, factIds)).size < factIds.length) return 0;
      const userIds = await withoutInformed(tx, wanting, fact, now);
      const earlier = new Map((await sourceNotices(tx, userIds, key)).map((row) => [row.user_id, row]));
      const pairs = userIds
        .filter((userId) => !earlier.get(userId)?.is_read)
        .flatMap((userId) => factIds.map((factId) => ({ userId, factId })));
      const fresh = await enterIntoLedger(
        tx,
        pairs.map(({ userId }) => userId),
        pairs.map(({ factId }) => factId),
      );
      const told = [...new Set(fresh.map((entry) => entry.user_id))];
      const notices = told.map((userId) => ({
        user_id: userId,
        ...sourceNotice(source, { topic, fact }, earlier.get(userId)?.items ?? []),
      }));
      const at = { at: now, wall: systemClock.now() };
      await order(tx, await writeSourceNotices(tx, { key, sourceId: source.id }, notices, at));
      if (told.length > 0) await notifyReaders(tx, told);
      return told.length;
    });
  }
}

/** Without the readers who know of the development already, and those who muted its story. */
async function withoutInformed(
  tx: Queryable,
  userIds: readonly number[],
  fact: MilestoneFact,
  now: Date,
): Promise<number[]> {
  const informed = await readersOfMilestones(tx, userIds, [fact.milestoneId]);
  const mutes = await mutesOfReaders(tx, userIds, [fact.topicId]);
  const left = new Set([
    ...informed.map((row) => row.user_id),
    ...mutes.filter((mute) => isSilenced(fact, muteOf(mute), now)).map((row) => row.user_id),
  ]);
  return userIds.filter((userId) => !left.has(userId));
}
