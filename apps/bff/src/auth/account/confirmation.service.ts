import { Injectable } from '@nestjs/common';
import { type EmailConfirmed, SIGN_IN_TO_CONFIRM } from '#contract/accounts';
import { type AccountRow, confirmEmail, isEmailConfirmed } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { ApiError } from '../../http/errors.js';
import { LimitsService } from '../../limits/limits.service.js';
import { LinksService, refuseLink } from '../identity/links.service.js';
import type { Reader } from '../identity/reader.js';
import { AccountMailService } from './account-mail.service.js';

const SIGN_IN_FIRST = 'Sign in to the account with this address first.';

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
   * Only a reader who is signed in to the account confirms its address: the mail may have reached somebody else, whose click must not
   * vouch for whoever registered the address. The link stays valid until it expires, so that a second press can say that nothing is
   * left to do. Returns whether the address was confirmed before.
   * @throws ApiError 403 if the reader has to sign in to the account first
   */
  async confirm(secret: string, reader: Reader | null, address: string): Promise<EmailConfirmed> {
    await this.limits.charge([{ limit: 'linkAddress', key: address }]);
    return this.db.transaction(async (tx) => {
      const { user_id: userId, email } = await this.links.lockOwner(tx, secret, 'email_confirmation');
      const wasConfirmed = await isEmailConfirmed(tx, userId, email);
      if (wasConfirmed === null) refuseLink();
      if (!wasConfirmed && reader?.userId !== userId)
        throw new ApiError(403, SIGN_IN_TO_CONFIRM, SIGN_IN_FIRST);
      if (!wasConfirmed) await confirmEmail(tx, userId, email, systemClock.now());
      return { wasConfirmed };
    });
  }
}
