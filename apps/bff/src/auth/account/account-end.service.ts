import { Injectable } from '@nestjs/common';
import { audit, holdForRemoval, removeAccount, removeFollowsOf } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { signedOut } from '../../http/errors.js';
import { PaymentsService } from '../../payments/payments.service.js';
import { OwnerCheckService } from '../identity/owner-check.service.js';
import type { Reader } from '../identity/reader.js';
import { newSecret } from '../identity/secrets.js';

/** Deletes accounts. */
@Injectable()
export class AccountEndService {
  constructor(
    private readonly db: Database,
    private readonly owner: OwnerCheckService,
    private readonly payments: PaymentsService,
  ) {}

  /** Cancels a live subscription, then removes all personal data. */
  async deleteAccount(reader: Reader, password: string | undefined, address: string): Promise<void> {
    const { userId } = reader;
    await this.owner.assertOwner(reader, { password, field: 'password', address });
    await this.payments.end(userId);
    const pseudonym = `deleted-${newSecret().slice(0, 12)}`;
    await this.db.transaction(async (tx) => {
      if (!(await holdForRemoval(tx, userId))) throw signedOut();
      await removeFollowsOf(tx, userId);
      await audit(tx, { at: systemClock.now(), actorId: userId, action: 'account_deleted' });
      await removeAccount(tx, userId, pseudonym);
    });
  }
}
