import { Injectable } from '@nestjs/common';
import type { EmailChange, PasswordChange } from '#contract/accounts';
import {
  type AccountRow,
  accountOfId,
  audit,
  changeEmail,
  changePasswordHash,
  dropLinks,
  endOtherSessions,
  holdForRemoval,
  removeAccount,
  removeFollowsOf,
} from '#persistence/accounts';
import { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { signedOut } from '../../http/errors.js';
import { PaymentsService } from '../../payments/payments.service.js';
import { PasswordCheckService } from '../identity/password-check.service.js';
import type { Reader } from '../identity/reader.js';
import { newSecret } from '../identity/secrets.js';
import { NewPasswordsService } from '../passwords/new-passwords.service.js';
import { existing, unlessTaken } from './account.service.js';
import { ConfirmationService } from './confirmation.service.js';

/** Changes that could let someone take over or delete an account. Each requires the current password. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly db: Database,
    private readonly check: PasswordCheckService,
    private readonly passwords: NewPasswordsService,
    private readonly confirmation: ConfirmationService,
    private readonly payments: PaymentsService,
  ) {}

  /** Ends all other sessions. */
  async changePassword({ userId, sessionId }: Reader, given: PasswordChange, address: string): Promise<void> {
    const account = existing(await accountOfId(this.db, userId));
    this.passwords.assertAllowed(given.newPassword, account, 'newPassword');
    await this.assertPassword(userId, given.currentPassword, address);
    const passwordHash = await this.passwords.hash(given.newPassword, address);
    await this.db.transaction(async (tx) => {
      await changePasswordHash(tx, userId, passwordHash);
      await endOtherSessions(tx, userId, sessionId);
      await dropLinks(tx, userId, 'password_reset');
      await audit(tx, { at: systemClock.now(), actorId: userId, action: 'password_changed' });
    });
  }

  /** Invalidates reset links sent to the old address. */
  async changeEmail({ userId }: Reader, given: EmailChange, address: string): Promise<AccountRow> {
    await this.assertPassword(userId, given.password, address);
    const account = await unlessTaken(() =>
      this.db.transaction(async (tx) => {
        const changed = existing(await changeEmail(tx, userId, given.email));
        await dropLinks(tx, userId, 'password_reset');
        await audit(tx, { at: systemClock.now(), actorId: userId, action: 'email_changed' });
        return changed;
      }),
    );
    if (account.email_confirmed_at === null) this.confirmation.mailLink(account);
    return account;
  }

  /** Cancels a live subscription, then removes all personal data. */
  async deleteAccount({ userId }: Reader, password: string, address: string): Promise<void> {
    await this.assertPassword(userId, password, address);
    await this.payments.end(userId);
    const pseudonym = `deleted-${newSecret().slice(0, 12)}`;
    await this.db.transaction(async (tx) => {
      if (!(await holdForRemoval(tx, userId))) throw signedOut();
      await removeFollowsOf(tx, userId);
      await audit(tx, { at: systemClock.now(), actorId: userId, action: 'account_deleted' });
      await removeAccount(tx, userId, pseudonym);
    });
  }

  private async assertPassword(userId: number, password: string, address: string): Promise<void> {
    const { password_hash: passwordHash } = existing(await accountOfId(this.db, userId));
    await this.check.assertRight({ account: `user ${userId}`, passwordHash, password, address });
  }
}
