import { Injectable } from '@nestjs/common';
import type { EmailConfirmed } from '#contract/accounts';
import { type AccountRow, confirmEmail, isEmailConfirmed } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { LimitsService } from '../../limits/limits.service.js';
import { LinksService, refuseLink } from '../identity/links.service.js';
import { AccountMailService } from './account-mail.service.js';

/** Confirms email addresses by an emailed link. */
@Injectable()
export class ConfirmationService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly links: LinksService,
    private readonly mail: AccountMailService,
  ) {}

  /** Does nothing if email is not configured. Accounts work without a confirmed address. */
  mailLink({ id, email }: AccountRow): void {
    if (!this.mail.isSet) return;
    this.mail.later(async () => {
      const secret = await this.links.make(id, 'email_confirmation', email);
      return this.mail.confirmationMail(email, secret);
    });
  }

  /** On the reader's request. @throws ApiError 503 if email is not configured */
  async resend(account: AccountRow): Promise<void> {
    this.mail.assertAvailable();
    if (account.email_confirmed_at !== null) return;
    await this.limits.charge([{ limit: 'confirmationMail', key: `user ${account.id}` }]);
    this.mailLink(account);
  }

  /**
   * The link stays valid until it expires, so that a second press can say that nothing is left to do. Returns whether
   * the address was confirmed before.
   */
  async confirm(secret: string, address: string): Promise<EmailConfirmed> {
    await this.limits.charge([{ limit: 'linkAddress', key: address }]);
    return this.db.transaction(async (tx) => {
      const { user_id: userId, email } = await this.links.lockOwner(tx, secret, 'email_confirmation');
      const wasConfirmed = await isEmailConfirmed(tx, userId, email);
      if (wasConfirmed === null) refuseLink();
      if (!wasConfirmed) await confirmEmail(tx, userId, email, systemClock.now());
      return { wasConfirmed };
    });
  }
}
