import { createHash, randomBytes } from 'node:crypto';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { JobResult, PgBoss } from 'pg-boss';
import { digestMail } from '#domain';
import {
  addUnsubscribeLink,
  Database,
  type DigestToMailRow,
  giveDigestBack,
  type Queryable,
  takeDigestToMail,
} from '#persistence';
import { createMailer, type Logger, type Mailer, type Settings, systemClock } from '#platform';
import { LOGGER, SETTINGS } from '../tokens.js';
import { DIGEST_MAIL, type DigestMailJob, openMailJobs, orderMails } from './mail-jobs.js';

/** How long a mail's link ends the mails (ms). */
const LINK_MS = 60 * 86_400_000;
const POLL = {
  pollingIntervalSeconds: 5,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;
/** A job at hand is waited for when the worker stops (ms). */
const STOP_MS = 10_000;

/**
 * Mails digests where SMTP_URL and PUBLIC_URL are set: each ordered in the transaction that writes the digest, taken by one
 * worker, and tried again a bounded number of times. Who takes a digest marks it first: a worker killed meanwhile
 * costs a mail, never a second one.
 */
@Injectable()
export class DigestMailService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly mailer: Mailer | null;
  private boss: PgBoss | null = null;

  constructor(
    private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.mailer = settings.PUBLIC_URL === undefined ? null : createMailer(settings);
  }

  get isOn(): boolean {
    return this.boss !== null;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { DATABASE_URL: url } = this.settings;
    if (this.mailer === null || url === undefined) return;
    this.boss = await openMailJobs(url, (error) => this.logger.error({ err: error }, 'mail jobs'));
    await this.boss.work<DigestMailJob, unknown, typeof POLL>(DIGEST_MAIL, POLL, async (jobs) => {
      const results: JobResult[] = [];
      for (const { id, data } of jobs) results.push({ id, status: await this.mail(data.notificationId) });
      return results;
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.boss?.stop({ graceful: true, timeout: STOP_MS });
    this.boss = null;
    this.mailer?.close();
  }

  /** Orders mails inside the transaction that writes these digests. */
  async order(tx: Queryable, notificationIds: readonly number[]): Promise<void> {
    if (this.boss && notificationIds.length > 0) await orderMails(this.boss, tx, notificationIds);
  }

  /** Completed also where nobody wants it any more, or the reader's own server will not have it. */
  private async mail(notificationId: number): Promise<JobResult['status']> {
    const { PUBLIC_URL: site } = this.settings;
    if (this.mailer === null || site === undefined) return 'failed';
    const digest = await takeDigestToMail(this.db, notificationId, systemClock.now());
    if (digest === null) return 'completed';
    try {
      const secret = await this.newLink(digest);
      await this.mailer.send({ to: digest.email, ...digestMail(digest, site, secret) });
      return 'completed';
    } catch (error) {
      const refused = isRefusal(error);
      this.logger.warn({ err: error, notification: notificationId, refused }, 'digest not mailed');
      if (!refused) await giveDigestBack(this.db, notificationId);
      return refused ? 'completed' : 'failed';
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

/** The server will not have this reader or this mail (a reply of 5xx to either): asking again would not help. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
