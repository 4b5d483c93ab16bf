import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import PQueue from 'p-queue';
import { SyndicationFormatParam } from '#contract/site';
import { afterHubDelivery, afterVerification, HUB_CHECK_MS, readHubTopic } from '#domain/ingest/websub';
import { Database } from '#persistence/database';
import {
  claimHubSubscriber,
  confirmHubSubscriber,
  deleteHubSubscriber,
  endHubSubscription,
  type HubLane,
  type HubSubscriberRow,
  noteHubCall,
  refuseHubRequest,
  updateHubSubscriber,
} from '#persistence/ingest/websub';
import { type Logger, type Settings, systemClock } from '#platform/runtime';
import { newSecret } from '../auth/identity/secrets.js';
import type { CachedResponse } from '../http/cached-response.js';
import { ApiError } from '../http/errors.js';
import { hubAddress } from '../http/public-origin.js';
import { LOGGER, SETTINGS } from '../http/tokens.js';
import { SyndicationService } from '../syndication/syndication.service.js';
import { HubCalls } from './hub-calls.service.js';
import { HubShares } from './hub-shares.js';

const ROUND_MS = 15_000;
/** Longer than a call can take, and the feed that it sends. After a crash another process takes over. */
const CLAIM_MS = 60_000;
const QUICK: HubLane = { kind: 'quick', mostMs: 2_000 };
const LANES: readonly HubLane[] = [
  ...Array.from({ length: 4 }, () => QUICK),
  ...[{ kind: 'requests' } as const, { kind: 'requests' } as const],
  ...[{ kind: 'all' } as const, { kind: 'all' } as const],
];

/** Confirms the subscriptions of our hub, delivers feeds that changed, and ends what has expired. Every BFF takes part. */
@Injectable()
export class HubService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;
  private readonly running = new Map<number, Promise<void>>();
  private readonly shares = new HubShares();
  /** One lane claims at a time, so that two never take the last share of a host. */
  private readonly claims = new PQueue({ concurrency: 1 });
  private stopping = false;
  private readonly hub: string | undefined;

  constructor(
    private readonly db: Database,
    private readonly syndication: SyndicationService,
    private readonly calls: HubCalls,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.hub = hubAddress(settings);
  }

  onApplicationBootstrap(): void {
    if (this.hub === undefined) return;
    this.timer = setInterval(() => void this.round(), ROUND_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    if (this.timer) clearInterval(this.timer);
    await Promise.all(this.running.values());
  }

  /** Looks at every subscriber that is due. A lane that is still busy with an earlier round goes on with that. */
  async round(): Promise<void> {
    const now = systemClock.now();
    for (const [index, lane] of LANES.entries()) {
      if (this.running.has(index)) continue;
      const driven = this.drive(lane, now)
        .catch((error: unknown) => this.logger.error({ err: error }, 'hub lane failed'))
        .finally(() => this.running.delete(index));
      this.running.set(index, driven);
    }
    await Promise.all(this.running.values());
  }

  private async drive(lane: HubLane, dueAt: Date): Promise<void> {
    while (!this.stopping) {
      const row = await this.claims.add(() => this.claim(lane, dueAt));
      if (row === null) return;
      try {
        await this.lookSafelyAt(row);
      } finally {
        this.shares.giveBack(row);
      }
    }
  }

  private async claim(lane: HubLane, now: Date): Promise<HubSubscriberRow | null> {
    const until = new Date(systemClock.now().getTime() + CLAIM_MS);
    const row = await claimHubSubscriber(this.db, {
      now,
      until,
      lane,
      ...this.shares.taken(),
      served: this.shares.served,
    });
    if (row !== null) this.shares.take(row);
    return row;
  }

  /** Makes a call, and notes how long it took. */
  private async timed<T>({ id }: HubSubscriberRow, call: Promise<T>): Promise<T> {
    const from = performance.now();
    const answer = await call;
    await noteHubCall(this.db, id, Math.round(performance.now() - from));
    return answer;
  }

  /** An error of one subscription delays that one alone, and ends it if it lasts. */
  private async lookSafelyAt(row: HubSubscriberRow): Promise<void> {
    try {
      await this.lookAt(row);
    } catch (error) {
      this.logger.error({ err: error, subscriber: row.id }, 'looking at a hub subscription failed');
      const next = afterHubDelivery({ kind: 'unreachable' }, row.failures);
      if (next.kind === 'retry') await this.again(row, row.failures + 1, next.afterMs);
      else await this.end(row, 'failing for too long');
    }
  }

  private async lookAt(row: HubSubscriberRow): Promise<void> {
    const now = systemClock.now();
    if (row.pending_mode !== null) return this.verify(row);
    if (row.lease_until === null || row.lease_until <= now) return this.end(row, 'expired');
    const feed = await this.feedOf(row.topic);
    if (feed === null) return this.end(row, 'the feed is gone');
    if (feed.etag === row.delivered_tag) return this.again(row, 0, HUB_CHECK_MS);
    const answer = await this.timed(row, this.calls.deliver(row, feed, this.hub ?? ''));
    const next = afterHubDelivery(answer, row.failures);
    this.logger.info({ subscriber: row.id, answer, next: next.kind }, 'hub delivery');
    if (next.kind === 'ended') return this.end(row, 'not deliverable');
    if (next.kind === 'retry') return this.again(row, row.failures + 1, next.afterMs);
    await this.again(row, 0, HUB_CHECK_MS, feed.etag);
  }

  private async verify(row: HubSubscriberRow): Promise<void> {
    const challenge = newSecret();
    const answer = await this.timed(row, this.calls.verify(row, challenge));
    const next = afterVerification(answer, challenge, row.failures);
    this.logger.info({ subscriber: row.id, mode: row.pending_mode, next }, 'hub verification');
    if (next === 'retry') return this.again(row, row.failures + 1, HUB_CHECK_MS);
    if (next === 'refused') return refuseHubRequest(this.db, row);
    if (row.pending_mode === 'unsubscribe') return endHubSubscription(this.db, row);
    const now = systemClock.now();
    const feed = await this.feedOf(row.topic);
    await confirmHubSubscriber(this.db, row, {
      leaseUntil: new Date(now.getTime() + (row.pending_lease ?? 0) * 1000),
      tag: feed?.etag ?? null,
      dueAt: new Date(now.getTime() + HUB_CHECK_MS),
    });
  }

  private async end(row: HubSubscriberRow, reason: string): Promise<void> {
    this.logger.info({ subscriber: row.id, reason }, 'hub subscription ended');
    await deleteHubSubscriber(this.db, row.id);
  }

  private again(row: HubSubscriberRow, failures: number, afterMs: number, tag?: string): Promise<void> {
    const dueAt = new Date(systemClock.now().getTime() + afterMs);
    return updateHubSubscriber(this.db, row, { failures, dueAt, ...(tag !== undefined && { tag }) });
  }

  /** The feed as it is now. Null if its topic or source is gone. */
  private async feedOf(address: string): Promise<CachedResponse | null> {
    const origin = (this.hub ?? '').slice(0, -'/hub'.length);
    const topic = readHubTopic(address, origin);
    if (topic === null) return null;
    const format = SyndicationFormatParam.parse(topic.format);
    try {
      switch (topic.kind) {
        case 'news':
          return await this.syndication.news(origin, format);
        case 'ended':
          return await this.syndication.ended(origin, format);
        case 'topic':
          return await this.syndication.ofTopic(await this.syndication.topic(topic.slug), origin, format);
        case 'source':
          return await this.syndication.ofSource(await this.syndication.source(topic.slug), origin, format);
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  }
}
