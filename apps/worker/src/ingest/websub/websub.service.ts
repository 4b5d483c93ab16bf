import { randomBytes, randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { callbackUrl, LEASE_SECONDS, NO_SECRET, subscriptionTimes } from '#domain/ingest/websub';
import { Database } from '#persistence/database';
import {
  beginSubscription,
  failSubscription,
  failUnanswered,
  type WantedSubscription,
  wantedSubscriptions,
} from '#persistence/ingest/websub';
import { type Logger, rangeCheck, type Settings, systemClock } from '#platform/runtime';
import { createSafePost, fetchSettingsOf, type PostResult, type SafePost } from '#platform/safe-fetch';
import { LOGGER, SETTINGS } from '../../setup/tokens.js';
import { mayHoldSecret } from './may-hold-secret.js';

/** The most requests of a round, in total and for one hub's host. */
const BATCH = { limit: 100, perHost: 20 };

/** A round starts no request after this (ms), so that slow hubs do not delay the next round. */
const ROUND_MS = 15_000;

const MAX_DETAIL = 200;

/**
 * Subscribes to the WebSub hubs that feeds announce, and renews subscriptions before they expire. It needs a public
 * URL for the BFF. Without one, or if a hub fails, feeds are polled as usual.
 */
@Injectable()
export class WebsubService implements BeforeApplicationShutdown {
  private readonly ownHubs: SafePost;
  /** Public addresses only. Documents name the hubs, and another host's hub must not reach opened ranges. */
  private readonly otherHubs: SafePost;
  private readonly isOpened: (address: string) => boolean;
  private stopping = false;

  constructor(
    private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const fetching = fetchSettingsOf(settings);
    this.ownHubs = createSafePost(fetching);
    this.otherHubs = createSafePost({ ...fetching, allow: [], openRanges: [] });
    this.isOpened = rangeCheck(settings.FETCH_OPEN_RANGES);
  }

  /**
   * Safe to run in any number of workers at once.
   * @returns the number of requests sent
   */
  async round(): Promise<number> {
    if (callbackUrl(this.settings.PUBLIC_URL, '') === null) return 0;
    const times = subscriptionTimes(systemClock.now());
    await failUnanswered(this.db, times);
    const wanted = await wantedSubscriptions(this.db, times, BATCH);
    const byHost = Map.groupBy(wanted, (one) => one.hub_host);
    const requests = await Promise.all([...byHost.values()].map((ofOne) => this.askHost(ofOne)));
    return requests.reduce((all, ofOne) => all + ofOne, 0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.all([this.ownHubs.close(), this.otherHubs.close()]);
  }

  /**
   * Sends requests one after the other and returns their number. Requests left by a slow hub follow in later rounds.
   */
  private async askHost(wanted: readonly WantedSubscription[]): Promise<number> {
    const end = performance.now() + ROUND_MS;
    let requests = 0;
    for (const one of wanted) {
      if (this.stopping || performance.now() > end) break;
      if (await this.subscribe(one)) requests++;
    }
    return requests;
  }

  /**
   * Returns false if another worker was first. The token is stored before the request, because a hub may verify
   * before it responds.
   */
  private async subscribe(wanted: WantedSubscription): Promise<boolean> {
    const isTrusted = mayHoldSecret(wanted.hub_url, this.isOpened);
    const fresh = { token: randomUUID(), secret: isTrusted ? randomBytes(32).toString('hex') : NO_SECRET };
    const begun = await beginSubscription(this.db, wanted, fresh, systemClock.now());
    const callback = begun && callbackUrl(this.settings.PUBLIC_URL, begun.token);
    if (begun === null || callback === null) return false;
    const hubs = isOfOneHost(wanted.url, wanted.hub_url) ? this.ownHubs : this.otherHubs;
    const answer = await hubs.post(wanted.hub_url, {
      'hub.mode': 'subscribe',
      'hub.topic': wanted.self_url,
      'hub.callback': callback,
      ...(begun.secret !== NO_SECRET && { 'hub.secret': begun.secret }),
      'hub.lease_seconds': String(LEASE_SECONDS),
    });
    if (this.stopping) return true;
    const refusal = refusalOf(answer);
    if (refusal !== null) await failSubscription(this.db, begun.token, refusal);
    this.logger.info({ feed: wanted.feed_id, hub: wanted.hub_url, refusal }, 'subscription requested');
    return true;
  }
}

function isOfOneHost(url: string, other: string): boolean {
  return URL.parse(url)?.hostname === URL.parse(other)?.hostname;
}

/** Returns null if the hub accepts: 202 in WebSub, 204 in its predecessor PubSubHubbub. */
function refusalOf(answer: PostResult): string | null {
  if (answer.kind === 'unreachable') return answer.detail.slice(0, MAX_DETAIL);
  if (answer.status >= 200 && answer.status < 300) return null;
  return `HTTP ${answer.status} ${answer.text}`.trim().slice(0, MAX_DETAIL);
}
