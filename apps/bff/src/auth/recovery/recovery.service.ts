import { Injectable } from '@nestjs/common';
import type { PasswordReset } from '#contract/accounts';
import {
  accountOfId,
  accountOfName,
  audit,
  changePasswordHash,
  confirmEmail,
  dropLinks,
  endOtherSessions,
} from '#persistence/accounts';
import { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { LimitsService } from '../../limits/limits.service.js';
import { AccountMailService } from '../account/account-mail.service.js';
import { LinksService, refuseLink } from '../identity/links.service.js';
import { NewPasswordsService } from '../passwords/new-passwords.service.js';

/** Resets forgotten passwords by an emailed link. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly links: LinksService,
    private readonly mail: AccountMailService,
    private readonly passwords: NewPasswordsService,
  ) {}

  /** Emails a link to the account of `email`. The response does not reveal whether the account exists. */
  async requestReset(email: string, address: string): Promise<void> {
    this.mail.assertAvailable();
    await this.limits.charge([
      { limit: 'resetAddress', key: address },
      { limit: 'resetMail', key: email.toLowerCase() },
    ]);
    this.mail.later(async () => {
      const account = await accountOfName(this.db, email);
      if (account === null) return null;
      const secret = await this.links.make(account.id, 'password_reset', account.email);
      return this.mail.resetMail(account.email, secret);
    });
  }

  /** Sets the password and ends every session. The link also confirms the email address. */
  async reset({ secret, password }: PasswordReset, address: string): Promise<void> {
    await this.limits.charge([{ limit: 'linkAddress', key: address }]);
    await this.assertAllowed(secret, password);
    const passwordHash = await this.passwords.hash(password, address);
    const at = systemClock.now();
    await this.db.transaction(async (tx) => {
      const { user_id: userId, email } = await this.links.take(tx, secret, 'password_reset');
      if (!(await confirmEmail(tx, userId, email, at))) refuseLink();
      await changePasswordHash(tx, userId, passwordHash);
      await endOtherSessions(tx, userId, null);
      await dropLinks(tx, userId, 'password_reset');
      await audit(tx, { at, actorId: userId, action: 'password_reset' });
    });
  }

  /** A refused password leaves the link as it is. */
  private async assertAllowed(secret: string, password: string): Promise<void> {
    const { user_id: userId } = await this.links.ownerOf(secret, 'password_reset');
    const account = (await accountOfId(this.db, userId)) ?? refuseLink();
    this.passwords.assertAllowed(password, account, 'password');
  }
}
