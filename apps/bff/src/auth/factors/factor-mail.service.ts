import { Inject, Injectable } from '@nestjs/common';
import { PRODUCT_NAME } from '#contract/site';
import { accountOfId } from '#persistence/accounts';
import { factorCounts } from '#persistence/accounts/factors';
import { Database } from '#persistence/database';
import type { Logger, Mail } from '#platform/runtime';
import { LOGGER } from '../../http/tokens.js';
import { LimitsService } from '../../limits/limits.service.js';
import { AccountMailService } from '../account/account-mail.service.js';

/** Tells owners of accounts what happened to their factors, if their address is confirmed. Does nothing if email is not configured. */
@Injectable()
export class FactorMailService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly mail: AccountMailService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  recoveryCodeUsed(userId: number): void {
    this.send(userId, 'a recovery code was used', async () => {
      const { recoveryCodes } = await factorCounts(this.db, userId);
      const left = recoveryCodes === 1 ? '1 code is' : `${recoveryCodes} codes are`;
      return `Someone, hopefully you, used one of your recovery codes. ${left} left.`;
    });
  }

  /** @param what 'a passkey was added' */
  changed(userId: number, what: string): void {
    const sentence = `${what.charAt(0).toUpperCase()}${what.slice(1)}.`;
    this.send(userId, what, () => Promise.resolve(sentence));
  }

  private send(userId: number, what: string, words: () => Promise<string>): void {
    if (!this.mail.isSet) return;
    this.mail.later(async (): Promise<Mail | null> => {
      const account = await accountOfId(this.db, userId);
      if (account === null || account.email_confirmed_at === null) return null;
      if (!(await this.limits.hasRoom({ limit: 'factorMail', key: `user ${userId}` }))) {
        this.logger.warn({ userId, what }, 'email about a factor dropped: too many today');
        return null;
      }
      return {
        to: account.email,
        subject: `${PRODUCT_NAME}: ${what}`,
        text: `${await words()}\n\n${IF_NOT_YOU}\n`,
      };
    });
  }
}

const IF_NOT_YOU =
  'If it was not you, change your password, sign out everywhere else, and make new recovery codes on your security page.';
