import { Injectable } from '@nestjs/common';
import type { Promotion } from '#contract/accounts';
import { type AccountRow, audit, makeAdmin } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { ApiError } from '../../http/errors.js';
import { type Charge, LimitsService } from '../../limits/limits.service.js';
import { existing } from '../account/account.service.js';
import type { Reader } from '../identity/reader.js';
import { PromotionKeyService } from './promotion-key.service.js';

/** Readers with the key can promote themselves, and nobody else. */
@Injectable()
export class PromotionService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly key: PromotionKeyService,
  ) {}

  /** Refused attempts count towards the limit and go to the audit log. */
  async promote(
    { userId, isAdmin: wasAdmin }: Reader,
    given: Promotion,
    address: string,
  ): Promise<AccountRow> {
    const charges: Charge[] = [
      { limit: 'promotion', key: `user ${userId}` },
      { limit: 'promotion', key: `address ${address}` },
    ];
    await this.limits.charge(charges);
    const at = systemClock.now();
    const refused =
      given.userId !== userId ? 'other_user' : (await this.key.isRight(given.adminKey)) ? null : 'wrong_key';
    if (refused !== null) {
      await audit(this.db, {
        at,
        actorId: userId,
        action: 'promotion_refused',
        payload: { reason: refused },
      });
      throw new ApiError(403, refused, REFUSALS[refused]);
    }
    await this.limits.refund(charges);
    return this.db.transaction(async (tx) => {
      const account = existing(await makeAdmin(tx, userId));
      const change = { before: { is_admin: wasAdmin }, after: { is_admin: true } };
      await audit(tx, { at, actorId: userId, action: 'promoted', ...change });
      return account;
    });
  }
}

const REFUSALS = {
  other_user: 'You can only promote yourself.',
  wrong_key: 'Incorrect admin promotion key.',
};
