import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import {
  deliveryOf,
  isMilestoneFact,
  isNews,
  isSilenced,
  isWorthRereading,
  notificationWords,
} from '#domain/notifications';
import { Database, type Queryable } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  earlierFactIds,
  enterIntoLedger,
  type FactOfTopic,
  type FollowRow,
  factIdsOfTopic,
  followersOfTopic,
  notifyReaders,
  oneWorkerAtATime,
  settleEvents,
  settlePointless,
  waitingEvents,
  writeNotifications,
} from '#persistence/notifications';
import { type Logger, systemClock } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { NoticeOrders } from '../targets/notice-orders.service.js';
import { groupFacts } from './group-facts.js';
import { muteOf, preferencesOf } from './preferences.presenter.js';
import { SourceNotices } from './source-notices.service.js';

/** Facts handled together. Facts of one development share one notification. */
const FACTS_AT_ONCE = 200;
/** Followers per transaction. */
const FOLLOWERS_AT_ONCE = 2000;

/**
 * Writes immediate notifications for followers. One worker at a time does it, to save work. The ledger prevents
 * duplicates: it is written in one transaction with the notifications, batch by batch. If a worker is killed between
 * two batches, the next one continues with the fact.
 */
@Injectable()
export class NotificationsService implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly sources: SourceNotices,
    private readonly orders: NoticeOrders,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Safe to run in any number of workers at once.
   * @returns the number of notifications written by this worker
   */
  async round(): Promise<number> {
    if ((await waitingEvents(this.db, 1)).length === 0) return 0;
    return (await oneWorkerAtATime(this.db, 'followthrough:notifications', () => this.notifyAll())) ?? 0;
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  private async notifyAll(): Promise<number> {
    let written = 0;
    for (let settled = 1; settled > 0 && !this.stopping; ) {
      const waiting = await waitingEvents(this.db, FACTS_AT_ONCE);
      const pointless = waiting.filter(({ fact }) => fact === null).map(({ id }) => id);
      settled = await settlePointless(this.db, pointless, systemClock.now());
      for (const facts of groupFacts(waiting)) {
        const notifications = this.stopping ? null : await this.notify(facts);
        if (notifications === null) continue;
        written += notifications;
        settled += await this.settle(facts);
      }
    }
    return written;
  }

  /** Returns null if the facts must wait for the next round. A fact that fails does not block others. */
  private async notify(facts: readonly FactOfTopic[]): Promise<number | null> {
    const [first] = facts;
    if (!first) return 0;
    const now = await this.clock.now();
    try {
      const ofTopic = await this.inBatches(
        (after) => followersOfTopic(this.db, first.topic.id, after, FOLLOWERS_AT_ONCE),
        (followers) => this.notifyBatch(facts, followers, now),
      );
      const report = ofTopic === null ? null : await this.sources.firstReportOf(facts);
      if (ofTopic === null || report === null) return ofTopic;
      const ofSource = await this.inBatches(
        (after) => this.sources.followers(report, after, FOLLOWERS_AT_ONCE),
        (followers) => this.sources.notifyBatch(report, followers, now),
      );
      return ofSource === null ? null : ofTopic + ofSource;
    } catch (error) {
      this.logger.error({ err: error, fact: first.fact.id }, 'writing notifications failed, retrying');
    }
    return null;
  }

  /** Returns the number of notifications written, null if the worker stops before the last batch. */
  private async inBatches<T extends { user_id: number }>(
    listAfter: (userId: number) => Promise<T[]>,
    notify: (followers: readonly T[]) => Promise<number>,
  ): Promise<number | null> {
    let [written, after] = [0, 0];
    while (!this.stopping) {
      const followers = await listAfter(after);
      written += await notify(followers);
      const last = followers.at(-1);
      if (last === undefined || followers.length < FOLLOWERS_AT_ONCE) return written;
      after = last.user_id;
    }
    return null;
  }

  private async notifyBatch(
    facts: readonly FactOfTopic[],
    followers: readonly FollowRow[],
    now: Date,
  ): Promise<number> {
    const wanted = followers.flatMap((follower) =>
      facts
        .filter(({ fact }) => isNews(fact, follower.followed_at, now))
        .filter(({ fact }) => !isSilenced(fact, muteOf(follower), now))
        .filter(({ fact }) => deliveryOf(fact, preferencesOf(follower)) === 'now')
        .map(({ fact }) => ({ userId: follower.user_id, factId: fact.id })),
    );
    const [first] = facts;
    if (!first || wanted.length === 0) return 0;
    const order = await this.orders.open();
    return this.db.transaction(async (tx) => {
      const ids = facts.map(({ fact }) => fact.id);
      const unmoved = await factIdsOfTopic(tx, first.topic.id, ids);
      const pairs = wanted.filter(({ factId }) => unmoved.has(factId));
      const fresh = await enterIntoLedger(
        tx,
        pairs.map(({ userId }) => userId),
        pairs.map(({ factId }) => factId),
      );
      const factsOfUser = Map.groupBy(fresh, ({ user_id }) => user_id);
      const userIds = [...factsOfUser.keys()];
      const alike = Map.groupBy(factsOfUser, ([, entries]) =>
        setKey(entries.map(({ event_id }) => event_id)),
      );
      for (const [key, users] of alike) {
        const shared = facts.filter(({ fact }) => key.includes(`,${fact.id},`));
        const ids = users.map(([userId]) => userId);
        const at = { at: now, wall: systemClock.now() };
        await order(tx, await writeNotifications(tx, ids, notificationOf(shared), at));
      }
      await this.settleEarlier(tx, facts, userIds);
      if (userIds.length > 0) await notifyReaders(tx, userIds);
      return userIds.length;
    });
  }

  /** What these readers did not hear yet about the same development would repeat it in a digest. */
  private async settleEarlier(
    tx: Queryable,
    facts: readonly FactOfTopic[],
    userIds: readonly number[],
  ): Promise<void> {
    const newest = facts.at(-1)?.fact;
    if (!newest || !isMilestoneFact(newest)) return;
    const pairs = (await earlierFactIds(tx, newest.milestoneId, newest.id)).flatMap((factId) =>
      userIds.map((userId) => ({ userId, factId })),
    );
    if (pairs.length === 0) return;
    await enterIntoLedger(
      tx,
      pairs.map(({ userId }) => userId),
      pairs.map(({ factId }) => factId),
    );
  }

  /** @returns the number of facts settled: those that moved to another topic meanwhile wait for its followers */
  private async settle(facts: readonly FactOfTopic[]): Promise<number> {
    const [first] = facts;
    if (!first) return 0;
    const ids = facts.map(({ fact }) => fact.id);
    return settleEvents(this.db, first.topic.id, ids, systemClock.now());
  }
}

function setKey(ids: readonly number[]): string {
  return `,${ids.toSorted((a, b) => a - b).join(',')},`;
}

/** @param facts at least one fact, all of one development or one status change */
function notificationOf(facts: readonly FactOfTopic[]) {
  const [first] = facts;
  if (!first) throw new Error('There are no facts to notify about.');
  const milestoneId = isMilestoneFact(first.fact) ? first.fact.milestoneId : null;
  const told = facts.map(({ fact }) => fact);
  return {
    ...notificationWords(first.topic.name, told),
    topicId: first.topic.id,
    milestoneId,
    isUnreadAgain: isWorthRereading(told),
  };
}
