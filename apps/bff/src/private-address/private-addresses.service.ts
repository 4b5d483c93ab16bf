import { Injectable } from '@nestjs/common';
import {
  liveSessions,
  lockReader,
  markPrivateAddressUsed,
  ownerOfPrivateAddress,
  type PrivateAddressRow,
  privateAddressOf,
  renewPrivateAddress,
  revokePrivateAddresses,
} from '#persistence/accounts';
import { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { SecurityMailService } from '../auth/account/security-mail.service.js';
import type { Reader } from '../auth/identity/reader.js';
import { newSecret, secretHash } from '../auth/identity/secrets.js';
import { notFound, signedOut } from '../http/errors.js';
import { LimitsService } from '../limits/limits.service.js';

/** 256 bits, as `newSecret` writes them. */
const SECRET = /^[\w-]{43}$/;
/** The time of the last use is stored at most this often (ms). */
const USE_NOTED_MS = 3_600_000;

/**
 * One secret for a reader's calendar and feeds: both tell the same, so that two secrets would protect nothing more. Only its hash is
 * stored. A new one ends the old one.
 */
@Injectable()
export class PrivateAddressesService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly securityMail: SecurityMailService,
  ) {}

  state(userId: number): Promise<PrivateAddressRow | null> {
    return privateAddressOf(this.db, userId);
  }

  /** @returns the new secret, which nobody can read again. @throws ApiError 401 if the session has ended meanwhile */
  async renew({
    userId,
    sessionId,
  }: Pick<Reader, 'userId' | 'sessionId'>): Promise<{ secret: string; createdAt: Date }> {
    await this.limits.charge([{ limit: 'newPrivateAddress', key: String(userId) }]);
    const [secret, now] = [newSecret(), systemClock.now()];
    await this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, userId))) throw signedOut();
      // A changed password ends sessions and revokes the address. None may be made afterwards by a session that it ended.
      if ((await liveSessions(tx, [sessionId], now)).length === 0) throw signedOut();
      await renewPrivateAddress(tx, { userId, secretHash: secretHash(secret), now });
    });
    this.securityMail.privateAddressMade(userId, now);
    return { secret, createdAt: now };
  }

  /** @throws ApiError 404 if there is none */
  async revoke(userId: number): Promise<void> {
    if ((await revokePrivateAddresses(this.db, userId)) === 0) throw notFound('This private address');
  }

  /**
   * The reader who owns a secret.
   *
   * @param from the address of the caller, by which wrong secrets are limited
   * @throws ApiError 404 if nobody does, 429 if it is used too often
   */
  async ownerOf(secret: string, from: string): Promise<number> {
    const hash = secretHash(secret);
    const owner = SECRET.test(secret) ? await ownerOfPrivateAddress(this.db, hash) : null;
    if (owner === null) {
      await this.limits.charge([{ limit: 'wrongPrivateAddress', key: from }]);
      throw notFound('This private address');
    }
    await this.limits.charge([{ limit: 'privateAddressUse', key: hash.toString('base64url') }]);
    const now = systemClock.now();
    if (owner.used_at === null || now.getTime() - owner.used_at.getTime() >= USE_NOTED_MS)
      await markPrivateAddressUsed(this.db, hash, now);
    return owner.user_id;
  }
}
