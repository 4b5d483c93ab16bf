import { Inject, Injectable } from '@nestjs/common';
import {
  adminAddress,
  adminsToMail,
  contactMailWaits,
  contactMessage,
  takeContactMails,
} from '#persistence/community';
import { Database } from '#persistence/database';
import { type Logger, type Settings, systemClock } from '#platform/runtime';
import { MailService, mailQueue } from '../mail/mail.service.js';
import { LOGGER, SETTINGS } from '../setup/tokens.js';
import { presentContactMail } from './contact-mail.presenter.js';

interface ContactMailJob {
  messageId: number;
  /** Null: CONTACT_EMAIL. Jobs hold no addresses, because they outlive accounts. */
  adminId: number | null;
}

const CONTACT_MAIL = mailQueue('contact-mail');
/** Older messages are not mailed (ms). They remain in the list for admins. */
const MAILED_WITHIN_MS = 86_400_000;
/** Messages queued in one transaction. */
const AT_ONCE = 50;
const MOST_ADMINS = 20;

/** Mails messages of the contact form if SMTP_URL is set: to CONTACT_EMAIL, otherwise to admins. */
@Injectable()
export class ContactMailService {
  private hasWarned = false;

  constructor(
    private readonly db: Database,
    private readonly mails: MailService,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Safe to run in any number of workers at once.
   * @returns the number of attempts
   */
  async round(): Promise<number> {
    if (!this.mails.isOn) return 0;
    await this.queueWaiting();
    return this.mails.work<ContactMailJob>(CONTACT_MAIL, (job) => this.mail(job));
  }

  private async queueWaiting(): Promise<void> {
    const at = systemClock.now();
    const since = new Date(at.getTime() - MAILED_WITHIN_MS);
    if (!(await contactMailWaits(this.db, since))) return;
    const recipients = await this.recipients();
    if (recipients.length === 0) {
      if (!this.hasWarned)
        this.logger.warn('contact messages are not mailed: set CONTACT_EMAIL, or confirm an admin address');
      this.hasWarned = true;
      return;
    }
    const queue = await this.mails.queue(CONTACT_MAIL);
    let taken: number;
    do {
      taken = await this.db.transaction(async (tx) => {
        const ids = await takeContactMails(tx, { since, at, limit: AT_ONCE });
        const jobs = ids.flatMap((messageId) =>
          recipients.map((adminId): ContactMailJob => ({ messageId, adminId })),
        );
        if (jobs.length > 0) await queue(tx, jobs);
        return ids.length;
      });
    } while (taken === AT_ONCE);
  }

  private async recipients(): Promise<ContactMailJob['adminId'][]> {
    return this.settings.CONTACT_EMAIL === undefined ? adminsToMail(this.db, MOST_ADMINS) : [null];
  }

  /** Returns false if a retry may help. Nothing is mailed if the writer or the admin deleted the account. */
  private async mail({ messageId, adminId }: ContactMailJob): Promise<boolean> {
    const row = await contactMessage(this.db, messageId);
    const to =
      adminId === null ? (this.settings.CONTACT_EMAIL ?? null) : await adminAddress(this.db, adminId);
    if (row === null || to === null) return true;
    const key = `contact.${messageId}.${adminId ?? 'desk'}.${row.created_at.getTime()}`;
    const mail = { to, key, ...presentContactMail(row) };
    return (await this.mails.send(async () => mail, { contactMessage: messageId })) !== 'failed';
  }
}
