import { Injectable } from '@nestjs/common';
import type { EmailChange } from '#contract/accounts';
import { type AccountRow, audit, changeEmail, dropLinks, lockAccount } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { LimitsService } from '../../limits/limits.service.js';
import { OwnerCheckService } from '../identity/owner-check.service.js';
import { wrongPassword } from '../identity/password-check.service.js';
import type { Reader } from '../identity/reader.js';
import { existing, unlessTaken } from './account.service.js';
import { ConfirmationService } from './confirmation.service.js';
import { SecurityMailService } from './security-mail.service.js';

/** Changes the email address. The reader proves each time that the account is theirs. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly owner: OwnerCheckService,
    private readonly confirmation: ConfirmationService,
    private readonly securityMail: SecurityMailService,
  ) {}

  /**
   * Invalidates reset links sent to the old address, and tells it.
   * @throws ApiError 403 if the password is wrong or was changed meanwhile, 429 after too many changes
   */
  async changeEmail(reader: Reader, { email, password }: EmailChange, address: string): Promise<AccountRow> {
    const { userId } = reader;
    const before = await this.owner.assertOwner(reader, { password, field: 'password', address });
    await this.limits.charge([{ limit: 'emailChange', key: `user ${userId}` }]);
    const at = systemClock.now();
    const account = await unlessTaken(() =>
      this.db.transaction(async (tx) => {
        if (!(await lockAccount(tx, before))) throw wrongPassword();
        const changed = existing(await changeEmail(tx, userId, email));
        await dropLinks(tx, userId, 'password_reset');
        await audit(tx, { at, actorId: userId, action: 'email_changed' });
        return changed;
      }),
    );
    if (account.email_confirmed_at === null) this.confirmation.mailLink(account);
    if (account.email.toLowerCase() !== before.email.toLowerCase())
      this.securityMail.emailChanged(before, at);
    return account;
  }
}
