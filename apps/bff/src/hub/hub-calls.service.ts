import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { HubAnswer } from '#domain/ingest/websub';
import type { HubSubscriberRow } from '#persistence/ingest/websub';
import { type Settings, systemClock } from '#platform/runtime';
import {
  createSafeFetch,
  createSafePost,
  fetchSettingsOf,
  type SafeFetch,
  type SafePost,
} from '#platform/safe-fetch';
import type { CachedResponse } from '../http/cached-response.js';
import { SETTINGS } from '../http/tokens.js';

/** A subscriber must answer at once (ms), and its challenge is short (bytes). It may not redirect. */
const LIMITS = { totalMs: 10_000, idleMs: 10_000, connectMs: 5_000, maxBytes: 1_000, maxRedirects: 0 };
/** Anybody can have a callback asked whether it means a request, so that takes less time. */
const VERIFY_LIMITS = { ...LIMITS, totalMs: 4_000, idleMs: 4_000, connectMs: 3_000 };

/** Calls to subscribers, at addresses that anybody may have named: only public ones are reached. */
@Injectable()
export class HubCalls implements OnApplicationShutdown {
  private readonly fetcher: SafeFetch;
  private readonly poster: SafePost;

  constructor(@Inject(SETTINGS) settings: Settings) {
    // Not the ranges that feeds may come from: an operator adds feeds, but anybody names a callback.
    const { userAgent } = fetchSettingsOf(settings);
    const safe = { userAgent, openRanges: settings.HUB_OPEN_RANGES, limits: LIMITS };
    this.fetcher = createSafeFetch({ ...safe, limits: VERIFY_LIMITS, accept: 'text/plain, */*' });
    this.poster = createSafePost(safe);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.fetcher.close(), this.poster.close()]);
  }

  /** Asks a subscriber whether it means its request (WebSub, section 5.3). */
  async verify(
    { topic, callback, pending_mode, pending_lease }: HubSubscriberRow,
    challenge: string,
  ): Promise<HubAnswer & { echoed: string | null }> {
    const asked = new URLSearchParams({
      'hub.mode': pending_mode ?? '',
      'hub.topic': topic,
      'hub.challenge': challenge,
      ...(pending_mode === 'subscribe' && { 'hub.lease_seconds': String(pending_lease) }),
    });
    // The callback's own query stays as it is, because it may be signed.
    const url = new URL(callback);
    url.search += `${url.search === '' ? '?' : '&'}${asked}`;
    const answer = await this.fetcher.fetch(url.href, {
      etag: null,
      lastModified: null,
      now: systemClock.now(),
    });
    switch (answer.kind) {
      case 'document':
        return { kind: 'answered', status: 200, echoed: Buffer.from(answer.bytes).toString() };
      case 'server_error':
      case 'throttled':
        return { kind: 'answered', status: answer.status, echoed: null };
      case 'unreachable': {
        const isFinal = ['not_public', 'bad_address', 'bad_redirect', 'bad_body'].includes(answer.code);
        return isFinal ? REFUSED : { kind: 'unreachable', echoed: null };
      }
      default:
        return REFUSED;
    }
  }

  /** Delivers the whole feed, signed if the subscriber named a secret (WebSub, section 7). */
  async deliver(
    { topic, callback, secret }: HubSubscriberRow,
    { body, type }: CachedResponse,
    hub: string,
  ): Promise<HubAnswer> {
    const headers = {
      'content-type': type,
      link: `<${hub}>; rel="hub", <${topic}>; rel="self"`,
      ...(secret !== null && {
        'x-hub-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
      }),
    };
    const answer = await this.poster.postBytes(callback, { body, headers });
    return answer.kind === 'answered' ? { kind: 'answered', status: answer.status } : { kind: 'unreachable' };
  }
}

const REFUSED = { kind: 'answered', status: 404, echoed: null } as const;
