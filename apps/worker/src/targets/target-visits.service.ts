import { Inject, Injectable } from '@nestjs/common';
import {
  type AfterTargetDelivery,
  afterTargetDelivery,
  nextPushAt,
  type PushFailures,
  TARGET_OWN_WAIT_MS,
  type TargetAddress,
  type TargetNotice,
} from '#domain/notifications';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  type ClaimedTargetRow,
  type DueDeliveryRow,
  dueDeliveries,
  endDelivery,
  followedItems,
  holdBack,
  itemLanguages,
  markDelivered,
  postpone,
  putOff,
  stopTarget,
} from '#persistence/notifications';
import { type Logger, systemClock } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { noticeOf, quietHoursOf } from './target.presenter.js';
import { TargetAddresses } from './target-addresses.service.js';
import { TargetLease } from './target-lease.js';
import { type TargetAttempt, TargetSender } from './target-sender.service.js';

/** Deliveries of one visit. What is left stays due, so the next claim finds it behind the targets of others. */
const MOST_AT_ONCE = 10;
/** A visit that took so long starts no further delivery (ms). */
const VISIT_MS = 5_000;
/** A target that must be quiet is looked at again after this at the latest, because its reader may change that (ms). */
const LOOK_AGAIN_MS = 3_600_000;

/** Delivers what is due for one target, one after the other. */
@Injectable()
export class TargetVisits {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly addresses: TargetAddresses,
    private readonly sender: TargetSender,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * @param stop ends the visit after the delivery in progress
   * @throws Error for a failure of our own; the lease goes on
   */
  async visit(target: ClaimedTargetRow, stop: AbortSignal): Promise<void> {
    const { id, leased_until: until } = target;
    if (until === null) return;
    const lease = new TargetLease(this.db, this.logger, { id, until });
    await this.deliverDue(target, lease, stop);
    await lease.release();
  }

  private async deliverDue(target: ClaimedTargetRow, lease: TargetLease, stop: AbortSignal): Promise<void> {
    const now = systemClock.now();
    if (target.paused_at !== null || target.stopped_at !== null) await holdBack(this.db, target.id);
    else if (target.heeds_quiet) await this.keepQuiet(target, now);
    const address = await this.addresses.open(target);
    let failures: PushFailures = { count: target.failures, since: target.failing_since };
    const started = performance.now();
    for (const { row, notice } of await this.wantedOf(target, now)) {
      if (stop.aborted || !(await lease.renew())) return;
      const after = await this.deliver({ target, address, failures, lease }, row, notice);
      if (after === null || performance.now() - started > VISIT_MS) return;
      failures = after;
    }
  }

  private async keepQuiet(target: ClaimedTargetRow, now: Date): Promise<void> {
    const at = nextPushAt(quietHoursOf(target), [], now);
    if (at > now)
      await postpone(this.db, target.id, {
        now,
        until: new Date(Math.min(at.getTime(), now.getTime() + LOOK_AGAIN_MS)),
      });
  }

  /** What is due, without what is no longer wanted: that is dropped. */
  private async wantedOf(target: ClaimedTargetRow, now: Date) {
    const rows = await dueDeliveries(this.db, target, { now, limit: MOST_AT_ONCE });
    const languages = await itemLanguages(this.db, rows);
    const newsNow = await this.clock.now();
    const digests = rows.filter(({ is_digest }) => is_digest);
    const followed = await followedItems(this.db, target.user_id, digests, newsNow);
    const at = { site: this.sender.site, newsNow, languages, followed };
    const wanted: { row: DueDeliveryRow; notice: TargetNotice }[] = [];
    for (const row of rows) {
      const notice = noticeOf(row, target, at);
      if (notice !== null) wanted.push({ row, notice });
      else await endDelivery(this.db, row.id, { at: now, fault: null, isDropped: true });
    }
    return wanted;
  }

  /** Returns the target's failures from now on. Null if it is not to be tried further. */
  private async deliver(
    { target, address, failures, lease }: Visit,
    row: DueDeliveryRow,
    notice: TargetNotice,
  ): Promise<PushFailures | null> {
    const about = { target: target.id, kind: target.kind, delivery: row.id };
    const attempt =
      address === null ? KEY_LOST : await lease.during(() => this.sender.send(address, notice, about));
    const at = systemClock.now();
    const { answer, fault } = attempt;
    const after =
      answer && afterTargetDelivery(answer, { kind: target.kind, failures, attempts: row.attempts }, at);
    const isTest = row.notification_id === null;
    this.logger.info(
      { ...about, test: isTest, result: after?.kind ?? 'not_tried', fault },
      'target delivery',
    );
    return this.record({ target, row, failures }, after, { at, fault });
  }

  /** A test says nothing about other deliveries unless it arrives. */
  private async record(
    { target, row, failures }: Pick<Visit, 'target' | 'failures'> & { row: DueDeliveryRow },
    after: AfterTargetDelivery | null,
    { at, fault }: { at: Date; fault: string },
  ): Promise<PushFailures | null> {
    const isTest = row.notification_id === null;
    if (after?.kind === 'sent') {
      await markDelivered(this.db, target.id, row.id, { at, isTest });
      return NO_FAILURES;
    }
    if (isTest || after?.kind === 'refused') {
      await endDelivery(this.db, row.id, { at, fault, isDropped: false });
      return failures;
    }
    if (after === null) {
      const until = new Date(at.getTime() + TARGET_OWN_WAIT_MS);
      await postpone(this.db, target.id, { now: at, until, fault });
      return null;
    }
    if (after.kind === 'stopped') {
      await stopTarget(this.db, target.id, { at, reason: after.reason, fault });
      return null;
    }
    const { at: retryAt, againAt, counts } = after;
    const { count, since } = after.failures;
    const failed = { deliveryId: row.id, at, fault, retryAt, againAt, counts, failures: count, since };
    await putOff(this.db, target.id, failed);
    return null;
  }
}

/** What the deliveries of a visit share. `address` is null if it cannot be decrypted. */
interface Visit {
  target: ClaimedTargetRow;
  address: TargetAddress | null;
  failures: PushFailures;
  lease: TargetLease;
}

const NO_FAILURES: PushFailures = { count: 0, since: null };

/** The address was encrypted with a key that this installation does not have. */
const KEY_LOST: TargetAttempt = { answer: null, fault: 'key_lost' };
