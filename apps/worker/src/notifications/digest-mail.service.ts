import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { type DigestToMail, digestMail } from '#domain/notifications';
import { Database, type Queryable } from '#persistence/database';
import {
  addUnsubscribeLink,
  claimDigestToMail,
  type DigestToMailRow,
  releaseDigest,
} from '#persistence/notifications';
import { createMailer, type Logger, type Mailer, type Settings, systemClock } from '#platform/runtime';
import { JobsService } from '../jobs/jobs.service.js';
import { LOGGER, SETTINGS } from '../setup/tokens.js';
import { DIGEST_MAIL, type DigestMailJob, orderMails } from './mail-jobs.js';

/** How long the unsubscribe link works (ms). */
const LINK_MS = 60 * 86_400_000;
/** Jobs fetched at a time. */
const JOBS_AT_ONCE = 10;
/** How long shutdown waits for the current job (ms). */
const STOP_MS = 10_000;

/**
 * Mails digests if SMTP_URL is set. Each mail is queued in the transaction that writes the digest, sent by one
 * worker, and retried a limited number of times. A digest is marked before it is sent. So a killed worker may lose a
 * mail, but never sends one twice.
 */
@Injectable()
export class DigestMailService implements BeforeApplicationShutdown {
  private readonly mailer: Mailer | null;
  private running: Promise<number> = Promise.resolve(0);
  private stopping = false;

  constructor(
    private readonly db: Database,
    private readonly jobs: JobsService,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.mailer = createMailer(settings);
  }

  get isOn(): boolean {
    return this.mailer !== null;
  }

  /** Queues mails inside the transaction that writes these digests. */
  async order(tx: Queryable, notificationIds: readonly number[]): Promise<void> {
    if (this.isOn && notificationIds.length > 0)
      await orderMails(await this.jobs.open(DIGEST_MAIL), tx, notificationIds);
  }

  /**
   * Sends the mails that are due. Safe to run in any number of workers at once.
   * @returns the number of attempts
   */
  round(): Promise<number> {
    this.running = this.isOn ? this.sendDue() : Promise.resolve(0);
    return this.running;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.race([Promise.allSettled([this.running]), wait(STOP_MS, undefined, { ref: false })]);
    this.mailer?.close();
  }

  private async sendDue(): Promise<number> {
    const boss = await this.jobs.open(DIGEST_MAIL);
    let tried = 0;
    while (!this.stopping) {
      const jobs = await boss.fetch<DigestMailJob>(DIGEST_MAIL.name, { batchSize: JOBS_AT_ONCE });
      if (jobs.length === 0) break;
      for (const { id, data } of jobs) {
        if (await this.mail(data.notificationId)) await boss.complete(DIGEST_MAIL.name, id);
        else await boss.fail(DIGEST_MAIL.name, id);
        tried += 1;
      }
    }
    return tried;
  }

  /**
   * Returns false if a retry may help. A digest that is no longer wanted, or that the reader's server refuses, is not
   * retried.
   */
  private async mail(notificationId: number): Promise<boolean> {
    const { PUBLIC_URL: site = `http://localhost:${this.settings.PORT}` } = this.settings;
    if (this.mailer === null) return false;
    const digest = await claimDigestToMail(this.db, notificationId, systemClock.now());
    if (digest === null) return true;
    try {
      const secret = await this.newLink(digest);
      await this.mailer.send({ to: digest.email, ...digestMail(mailOf(digest), site, secret) });
      return true;
    } catch (error) {
      const refused = isRefusal(error);
      this.logger.warn({ err: error, notification: notificationId, refused }, 'digest not mailed');
      if (!refused) await releaseDigest(this.db, notificationId);
      return refused;
    }
  }

  private async newLink({ user_id: userId, email }: DigestToMailRow): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const secretHash = createHash('sha256').update(secret).digest();
    const now = systemClock.now();
    await addUnsubscribeLink(this.db, {
      userId,
      email,
      secretHash,
      now,
      expiresAt: new Date(now.getTime() + LINK_MS),
    });
    return secret;
  }
}

/** Digests of older versions have neither sections nor a count. */
function mailOf({ kind, title, message, items, story_count }: DigestToMailRow): DigestToMail {
  return {
    kind,
    title,
    message,
    items: items.map((item) => ({ section: null, ...item })),
    storyCount: story_count ?? items.length,
  };
}

/** The server rejected the recipient or the message permanently (5xx), so a retry would not help. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
