import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  type PushAnswer,
  type TargetAddress,
  type TargetNotice,
  targetFault,
  targetMail,
  targetRequest,
} from '#domain/notifications';
import { type Settings, systemClock } from '#platform/runtime';
import { createSafePost, fetchSettingsOf, type SafePost } from '#platform/safe-fetch';
import { webhookHeaders } from '#platform/webhooks';
import { MailService } from '../mail/mail.service.js';
import { SETTINGS } from '../setup/tokens.js';

/** For one delivery, unless a visit to a feed may take less (ms). */
const TOTAL_MS = 10_000;

/** How an attempt ended. `answer` is null if this installation could not make one. `fault` is what it failed with. */
export interface TargetAttempt {
  answer: PushAnswer | null;
  fault: string;
}

/** Sends notices to targets. Readers name their addresses, so they may be anything. */
@Injectable()
export class TargetSender implements OnApplicationShutdown {
  readonly site: string;
  private readonly safe: SafePost;

  constructor(
    private readonly mails: MailService,
    @Inject(SETTINGS) settings: Settings,
  ) {
    const { userAgent } = fetchSettingsOf(settings);
    const totalMs = Math.min(TOTAL_MS, settings.FETCH_TIMEOUT_MS);
    this.safe = createSafePost({
      userAgent,
      openRanges: settings.TARGET_OPEN_RANGES,
      limits: { totalMs, idleMs: totalMs, connectMs: totalMs },
    });
    this.site = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  }

  /** @param about for the log, without any part of the address */
  send(address: TargetAddress, notice: TargetNotice, about: object): Promise<TargetAttempt> {
    return address.kind === 'mail' ? this.mail(address, notice, about) : this.call(address, notice);
  }

  /** Deliveries in progress have ended by then. */
  async onApplicationShutdown(): Promise<void> {
    await this.safe.close();
  }

  private async call(
    address: Exclude<TargetAddress, { kind: 'mail' }>,
    notice: TargetNotice,
  ): Promise<TargetAttempt> {
    const { method, url, headers, body } = targetRequest(address, notice);
    const signed = address.kind === 'webhook' ? signatureOf(address, notice.id, body) : {};
    const result = await this.safe.postSecurely(url, {
      method,
      headers: { ...headers, ...signed },
      body: Buffer.from(body),
    });
    if (result.kind === 'answered') {
      const { status, retryAfterMs } = result;
      const answer: PushAnswer = { kind: 'answered', status, retryAfterMs };
      return { answer, fault: targetFault(answer, '') };
    }
    const [reason = 'network'] = result.detail.split(':');
    const isForbidden = reason === 'not_public' || reason === 'bad_address';
    return { answer: { kind: isForbidden ? 'forbidden' : 'unreachable' }, fault: reason };
  }

  private async mail(
    { email, link }: TargetAddress & { kind: 'mail' },
    notice: TargetNotice,
    about: object,
  ): Promise<TargetAttempt> {
    if (!this.mails.isOn) return { answer: null, fault: 'no_mail' };
    const outcome = await this.mails.send(
      async () => ({
        to: email,
        key: `${notice.id}.${notice.at.getTime()}`,
        ...targetMail(notice, this.site, link),
      }),
      about,
    );
    if (outcome === 'sent') return { answer: answered(250), fault: '' };
    if (outcome === 'refused') return { answer: answered(550), fault: 'mail_refused' };
    return { answer: { kind: 'unreachable' }, fault: 'mail_failed' };
  }
}

const answered = (status: number): PushAnswer => ({ kind: 'answered', status, retryAfterMs: null });

/** Signed with the time of the attempt. A replaced secret signs as well until its time is over. */
function signatureOf({ secrets }: TargetAddress & { kind: 'webhook' }, id: string, body: string) {
  const now = systemClock.now();
  const valid = secrets.filter(({ until }) => until === null || new Date(until) > now);
  return webhookHeaders(
    id,
    now,
    body,
    valid.map(({ secret }) => secret),
  );
}
