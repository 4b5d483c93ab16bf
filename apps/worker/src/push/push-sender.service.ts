import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { PushAnswer, PushMessage } from '#domain/notifications';
import type { LeasedDeviceRow } from '#persistence/notifications';
import { type Logger, type Settings } from '#platform/runtime';
import { createSafePost, fetchSettingsOf, type SafePost } from '#platform/safe-fetch';
import { pushRequest, type VapidKeys, vapidSubject } from '#platform/web-push';
import { LOGGER, SETTINGS } from '../setup/tokens.js';

/** For one message, unless a visit to a feed may take less (ms). */
const TOTAL_MS = 10_000;

/** Sends messages to push services. Their addresses come from browsers, so they may be anything. */
@Injectable()
export class PushSender implements BeforeApplicationShutdown {
  private readonly safe: SafePost;
  private readonly subject: string | null;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const { userAgent } = fetchSettingsOf(settings);
    const totalMs = Math.min(TOTAL_MS, settings.FETCH_TIMEOUT_MS);
    this.safe = createSafePost({
      userAgent,
      openRanges: settings.PUSH_OPEN_RANGES,
      limits: { totalMs, idleMs: totalMs, connectMs: totalMs },
    });
    this.subject = vapidSubject(settings);
  }

  /** Failures are logged with the push service's host: the rest of the address would let others send. */
  async send(device: LeasedDeviceRow, message: PushMessage, keys: VapidKeys): Promise<PushAnswer> {
    if (this.subject === null) return { kind: 'unreachable' };
    const request = pushRequest(device, JSON.stringify(message), keys, this.subject);
    const result = await this.safe.postSecurely(device.endpoint, request);
    const about = { device: device.id, pushService: new URL(device.endpoint).host };
    if (result.kind === 'answered') {
      const { status, retryAfterMs } = result;
      if (status >= 300) this.logger.warn({ ...about, status }, 'push service refused a message');
      return { kind: 'answered', status, retryAfterMs };
    }
    const [reason = ''] = result.detail.split(':');
    this.logger.warn({ ...about, reason }, 'push service not reached');
    return reason === 'not_public' || reason === 'bad_address'
      ? { kind: 'forbidden' }
      : { kind: 'unreachable' };
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.safe.close();
  }
}
