import { Injectable } from '@nestjs/common';
import type { PasswordReset } from '#contract/accounts';
import {
  type AccountRow,
  accountOfId,
  audit,
  changePasswordHash,
  confirmEmail,
  dropIdentities,
  dropLinks,
  endOtherSessions,
  isEmailConfirmed,
} from '#persistence/accounts';
import { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { LimitsService } from '../../limits/limits.service.js';
import { SecurityMailService } from '../account/security-mail.service.js';
import { LinksService, refuseLink } from '../identity/links.service.js';
import { NewPasswordsService } from '../passwords/new-passwords.service.js';

/** Resets forgotten passwords by an emailed link. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly links: LinksService,
    private readonly passwords: NewPasswordsService,
    private readonly securityMail: SecurityMailService,
  ) {}

  /**
   * Sets the password and ends every session. The link also confirms the email address. If it is the first to do so, the
   * provider is disconnected: somebody else may have registered the address. A refused password keeps the link.
   */
  async reset({ secret, password }: PasswordReset, address: string): Promise<void> {
    await this.limits.charge([{ limit: 'linkAddress', key: address }]);
    const owner = await this.ownerOf(secret);
    this.passwords.assertAllowed(password, owner, 'password');
    const passwordHash = await this.passwords.hash(password, address);
    const at = systemClock.now();
    await this.db.transaction(async (tx) => {
      const { user_id: userId, email } = await this.links.take(tx, secret, 'password_reset');
      const wasConfirmed = (await isEmailConfirmed(tx, userId, email)) ?? refuseLink();
      if (!wasConfirmed) {
        await confirmEmail(tx, userId, email, at);
        if (await dropIdentities(tx, userId))
          await audit(tx, { at, actorId: userId, action: 'provider_unlinked' });
      }
      await changePasswordHash(tx, userId, passwordHash);
      await endOtherSessions(tx, userId, null);
      await dropLinks(tx, userId, 'password_reset');
      await audit(tx, { at, actorId: userId, action: 'password_reset' });
    });
    this.securityMail.passwordChanged(owner, at);
  }

  private async ownerOf(secret: string): Promise<AccountRow> {
    const { user_id: userId } = await this.links.ownerOf(secret, 'password_reset');
    return (await accountOfId(this.db, userId)) ?? refuseLink();
  }
}
