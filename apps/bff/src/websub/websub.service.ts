import { Inject, Injectable } from '@nestjs/common';
import { judgeIntent, judgePush } from '#domain/ingest/websub';
import { Database } from '#persistence/database';
import {
  acceptPush,
  acceptUnsignedPush,
  confirmSubscription,
  denySubscription,
  type SubscriptionRow,
  subscriptionOf,
} from '#persistence/ingest/websub';
import { type Logger, systemClock } from '#platform/runtime';
import { ApiError, notFound } from '../http/errors.js';
import { LOGGER } from '../http/tokens.js';

const TOKEN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The subscriber side of WebSub: hubs verify the worker's subscriptions here and report changes. */
@Injectable()
export class WebsubService {
  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Whether this token belongs to a callback that we gave to a hub. */
  async isGiven(token: string): Promise<boolean> {
    return (await this.subscription(token)) !== null;
  }

  /** @returns the challenge if we did request this subscription */
  async verify(token: string, query: Record<string, unknown>): Promise<string> {
    const subscription = await this.subscription(token);
    if (subscription === null) throw notFound('This subscription');
    const param = (name: string) => textOf(query[`hub.${name}`]);
    const intent = {
      mode: param('mode'),
      topic: param('topic'),
      challenge: param('challenge'),
      leaseSeconds: param('lease_seconds'),
      reason: param('reason'),
    };
    const now = systemClock.now();
    const verdict = judgeIntent(subscription.topic_url, intent, now);
    this.logger.info(
      { feed: subscription.feed_id, mode: intent.mode.slice(0, 20), verdict: verdict.kind },
      'hub verification',
    );
    if (verdict.kind === 'refused') throw notFound('This subscription');
    if (verdict.kind === 'denied') {
      await denySubscription(this.db, token, verdict.detail);
      return '';
    }
    await confirmSubscription(this.db, token, now, verdict.leaseUntil);
    return verdict.challenge;
  }

  /** Ignores the content and marks the feed as due: the worker fetches the feed itself. */
  async distribute(token: string, signature: string | null, body: unknown): Promise<void> {
    const subscription = await this.subscription(token);
    if (subscription === null) throw new ApiError(410, 'gone', 'This subscription has ended.');
    const { feed_id: feed, state, secret } = subscription;
    const trust = judgePush(signature, body instanceof Uint8Array ? body : Buffer.alloc(0), secret);
    this.logger.info({ feed, state, trust }, 'hub reported a change');
    if (state !== 'active' || trust === 'forged') return;
    const accept = trust === 'signed' ? acceptPush : acceptUnsignedPush;
    await accept(this.db, feed, systemClock.now());
  }

  private async subscription(token: string): Promise<SubscriptionRow | null> {
    return TOKEN.test(token) ? subscriptionOf(this.db, token) : null;
  }
}

/** Repeated parameters count as missing: no hub sends them. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
