import { Injectable } from '@nestjs/common';
import type { PasswordChange } from '#contract/accounts';
import {
  accountOfId,
  audit,
  changePasswordHash,
  dropLinks,
  endOtherSessions,
  lockAccount,
  revokeApiTokens,
  revokePrivateAddresses,
} from '#persistence/accounts';
import { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { OwnerCheckService } from '../identity/owner-check.service.js';
import { wrongPassword } from '../identity/password-check.service.js';
import type { Reader } from '../identity/reader.js';
import { NewPasswordsService } from '../passwords/new-passwords.service.js';
import { existing } from './account.service.js';
import { SecurityMailService } from './security-mail.service.js';

/** Changes the password. The reader proves each time that the account is theirs. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly db: Database,
    private readonly owner: OwnerCheckService,
    private readonly passwords: NewPasswordsService,
    private readonly securityMail: SecurityMailService,
  ) {}

  /**
   * Ends all other sessions, all API tokens and the private address. Also sets the first password of a reader who has none.
   * @throws ApiError 403 if the password has been changed since it was checked, so that the old one cannot undo the change
   */
  async changePassword(reader: Reader, given: PasswordChange, address: string): Promise<void> {
    const { userId, sessionId } = reader;
    const account = existing(await accountOfId(this.db, userId));
    this.passwords.assertAllowed(given.newPassword, account, 'newPassword');
    const proof = { password: given.currentPassword, field: 'currentPassword', address };
    const owner = await this.owner.assertOwner(reader, proof);
    const passwordHash = await this.passwords.hash(given.newPassword, address);
    const at = systemClock.now();
    await this.db.transaction(async (tx) => {
      if (!(await lockAccount(tx, owner))) throw wrongPassword();
      await changePasswordHash(tx, userId, passwordHash);
      await endOtherSessions(tx, userId, sessionId);
      await revokeApiTokens(tx, userId);
      await revokePrivateAddresses(tx, userId);
      await dropLinks(tx, userId, 'password_reset');
      await audit(tx, { at, actorId: userId, action: 'password_changed' });
    });
    this.securityMail.passwordChanged(owner, at);
  }
}
