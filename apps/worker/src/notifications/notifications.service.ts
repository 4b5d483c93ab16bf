import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { deliveryOf, isMilestoneFact, isNews, notificationWords } from '#domain/notifications';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  enterIntoLedger,
  type FollowRow,
  followersOfTopic,
  oneWorkerAtATime,
  settleEvents,
  type ToldFact,
  tellReaders,
  waitingEvents,
  writeNotifications,
} from '#persistence/notifications';
import { type Logger, systemClock } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { preferencesOf } from './preferences.presenter.js';
import { toldTogether } from './told-together.js';

/** Facts looked at together: those of one development are written by one telling, side by side. */
const FACTS_AT_ONCE = 200;
/** Followers of one transaction. */
const FOLLOWERS_AT_ONCE = 2000;

/**
 * Tells followers at once what they want at once. One worker at a time does it, which saves work; that nobody is told twice
 * is the ledger's doing: it is written in one transaction with the notifications, batch by batch, and a worker that is
 * killed between two batches leaves the fact waiting for the next.
 */
@Injectable()
export class NotificationsService implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Any number of workers may call it at once. Answers how many notifications this one wrote. */
  async round(): Promise<number> {
    if ((await waitingEvents(this.db, 1)).length === 0) return 0;
    return (await oneWorkerAtATime(this.db, 'followthrough:notifications', () => this.tellAll())) ?? 0;
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  private async tellAll(): Promise<number> {
    let written = 0;
    for (let settled = 1; settled > 0 && !this.stopping; ) {
      const waiting = await waitingEvents(this.db, FACTS_AT_ONCE);
      const pointless = waiting.filter(({ told }) => told === null).map(({ id }) => id);
      settled = await this.settle(pointless);
      for (const facts of toldTogether(waiting)) {
        const notifications = this.stopping ? null : await this.tell(facts);
        if (notifications === null) continue;
        written += notifications;
        settled += await this.settle(facts.map(({ fact }) => fact.id));
      }
    }
    return written;
  }

  /** Null when it was not done: the facts wait for the next round. A fact that cannot be told keeps no other from it. */
  private async tell(facts: readonly ToldFact[]): Promise<number | null> {
    const [first] = facts;
    if (!first) return 0;
    const now = await this.clock.now();
    let [written, after] = [0, 0];
    try {
      while (!this.stopping) {
        const followers = await followersOfTopic(this.db, first.topic.id, after, FOLLOWERS_AT_ONCE);
        written += await this.tellBatch(facts, followers, now);
        const last = followers.at(-1);
        if (last === undefined || followers.length < FOLLOWERS_AT_ONCE) return written;
        after = last.user_id;
      }
    } catch (error) {
      this.logger.error(
        { err: error, fact: first.fact.id },
        'notifications not written; they are tried again',
      );
    }
    return null;
  }

  private async tellBatch(
    facts: readonly ToldFact[],
    followers: readonly FollowRow[],
    now: Date,
  ): Promise<number> {
    const pairs = followers.flatMap((follower) =>
      facts
        .filter(({ fact }) => isNews(fact, follower.followed_at, now))
        .filter(({ fact }) => deliveryOf(fact, preferencesOf(follower)) === 'now')
        .map(({ fact }) => ({ userId: follower.user_id, factId: fact.id })),
    );
    if (pairs.length === 0) return 0;
    return this.db.transaction(async (tx) => {
      const fresh = await enterIntoLedger(
        tx,
        pairs.map(({ userId }) => userId),
        pairs.map(({ factId }) => factId),
      );
      const factsOfUser = Map.groupBy(fresh, ({ user_id }) => user_id);
      const alike = Map.groupBy(factsOfUser, ([, told]) => setKey(told.map(({ event_id }) => event_id)));
      for (const [key, users] of alike) {
        const told = facts.filter(({ fact }) => key.includes(`,${fact.id},`));
        await writeNotifications(
          tx,
          users.map(([userId]) => userId),
          notificationOf(told),
          {
            at: now,
            wall: systemClock.now(),
          },
        );
      }
      if (factsOfUser.size > 0) await tellReaders(tx, [...factsOfUser.keys()]);
      return factsOfUser.size;
    });
  }

  private async settle(factIds: readonly number[]): Promise<number> {
    if (factIds.length > 0) await settleEvents(this.db, factIds, systemClock.now());
    return factIds.length;
  }
}

function setKey(ids: readonly number[]): string {
  return `,${ids.toSorted((a, b) => a - b).join(',')},`;
}

/** @param told at least one fact, all of one development or one change of status */
function notificationOf(told: readonly ToldFact[]) {
  const [first] = told;
  if (!first) throw new Error('There is nothing to tell.');
  const milestoneId = isMilestoneFact(first.fact) ? first.fact.milestoneId : null;
  const words = notificationWords(
    first.topic.name,
    told.map(({ fact }) => fact),
  );
  return { ...words, topicId: first.topic.id, milestoneId };
}
