import { Injectable } from '@nestjs/common';
import type { PasswordChange } from '#contract/accounts';
import {
  accountOfId,
  audit,
  changePasswordHash,
  dropLinks,
  endOtherSessions,
  revokeApiTokens,
} from '#persistence/accounts';
import { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { OwnerCheckService } from '../identity/owner-check.service.js';
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

  /** Ends all other sessions and all API tokens. Also sets the first password of a reader who has none. */
  async changePassword(reader: Reader, given: PasswordChange, address: string): Promise<void> {
    const { userId, sessionId } = reader;
    const owner = existing(await accountOfId(this.db, userId));
    this.passwords.assertAllowed(given.newPassword, owner, 'newPassword');
    const proof = { password: given.currentPassword, field: 'currentPassword', address };
    await this.owner.assertOwner(reader, proof);
    const passwordHash = await this.passwords.hash(given.newPassword, address);
    const at = systemClock.now();
    await this.db.transaction(async (tx) => {
      await changePasswordHash(tx, userId, passwordHash);
      await endOtherSessions(tx, userId, sessionId);
      await revokeApiTokens(tx, userId);
      await dropLinks(tx, userId, 'password_reset');
      await audit(tx, { at, actorId: userId, action: 'password_changed' });
    });
    this.securityMail.passwordChanged(owner, at);
  }
}
