import { Injectable } from '@nestjs/common';
import { accountOfName } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { LimitsService } from '../../limits/limits.service.js';
import { AccountMailService } from '../account/account-mail.service.js';
import { LinksService } from '../identity/links.service.js';

/** Emails links for a new password. */
@Injectable()
export class ResetRequestService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly links: LinksService,
    private readonly mail: AccountMailService,
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
}
