import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type DigestToMail, digestMail, isQuiet, stillWanted } from '#domain/notifications';
import { Database, type Queryable } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  addUnsubscribeLink,
  claimDigestToMail,
  type DigestToMailRow,
  followedItems,
  itemLanguages,
  releaseDigest,
} from '#persistence/notifications';
import { RunTimeSettings } from '#persistence/settings';
import { type Settings, systemClock } from '#platform/runtime';
import { MailService, mailQueue } from '../mail/mail.service.js';
import { SETTINGS } from '../setup/tokens.js';

interface DigestMailJob {
  notificationId: number;
}

const DIGEST_MAIL = mailQueue('digest-mail');
/** How long the unsubscribe link works (ms). */
const LINK_MS = 60 * 86_400_000;

/**
 * Mails digests if SMTP_URL is set. Each mail is queued in the transaction that writes the digest. A digest is marked
 * before it is sent. So a killed worker may lose a mail, but never sends one twice. If the server's answer is lost, the retry has the same
 * Message-ID.
 */
@Injectable()
export class DigestMailService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly mails: MailService,
    private readonly runTime: RunTimeSettings,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  private async isQuiet(): Promise<boolean> {
    const { quiet_from_hour: from, quiet_to_hour: to } = await this.runTime.current();
    return isQuiet(systemClock.now(), from, to);
  }

  get isOn(): boolean {
    return this.mails.isOn;
  }

  /** Queues mails inside the transaction that writes these digests. */
  async order(tx: Queryable, notificationIds: readonly number[]): Promise<void> {
    if (!this.isOn || notificationIds.length === 0) return;
    const queue = await this.mails.queue(DIGEST_MAIL);
    await queue(
      tx,
      notificationIds.map((notificationId): DigestMailJob => ({ notificationId })),
    );
  }

  /**
   * Sends the mails that are due, except in quiet hours. Safe to run in any number of workers at once.
   * @returns the number of attempts
   */
  async round(): Promise<number> {
    if (await this.isQuiet()) return 0;
    return this.mails.work<DigestMailJob>(DIGEST_MAIL, ({ notificationId }) => this.mail(notificationId));
  }

  /**
   * Returns false if a retry may help. A digest that is no longer wanted, also because its reader unfollowed everything in it, or that
   * the reader's server refuses, is not retried.
   */
  private async mail(notificationId: number): Promise<boolean> {
    const { PUBLIC_URL: site = `http://localhost:${this.settings.PORT}` } = this.settings;
    const digest = await claimDigestToMail(this.db, notificationId, systemClock.now());
    if (digest === null) return true;
    const outcome = await this.mails.send(
      async () => {
        const words = await this.mailOf(digest);
        return (
          words && {
            to: digest.email,
            key: `digest.${notificationId}.${digest.created_at.getTime()}`,
            ...digestMail(words, site, await this.newLink(digest)),
          }
        );
      },
      { notification: notificationId },
    );
    if (outcome === 'failed') await releaseDigest(this.db, notificationId);
    return outcome !== 'failed';
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

  /** Digests of older versions have neither sections nor a count. */
  private async mailOf(digest: DigestToMailRow): Promise<DigestToMail | null> {
    const left = await this.leftOf(digest);
    if (left === null) return null;
    const languages = await itemLanguages(this.db, [left]);
    return {
      ...left,
      kind: digest.kind,
      items: left.items.map((item) => ({
        section: null,
        ...item,
        language: item.topicId === null ? null : (languages.get(item.topicId) ?? null),
      })),
    };
  }

  /** Digests wait for quiet hours and mail servers, and meanwhile readers may unfollow. Recommendations are not followed at all. */
  private async leftOf(digest: DigestToMailRow) {
    const { kind, title, message, items, story_count: storyCount } = digest;
    const all = { title, message, items, storyCount: storyCount ?? items.length };
    if (kind === 'recommended') return all;
    const newsNow = await this.clock.now();
    return stillWanted(all, await followedItems(this.db, digest.user_id, [digest], newsNow));
  }
}
