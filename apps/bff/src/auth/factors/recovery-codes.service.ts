import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RECOVERY_CODES } from '#contract/accounts/factors';
import { hasSecondFactor, RECOVERY_CODE_BYTES, recoveryCodeFrom, recoveryCodeKey } from '#domain/accounts';
import { audit, lockReader } from '#persistence/accounts';
import { factorCounts, type RecoveryCodeSet, replaceRecoveryCodes } from '#persistence/accounts/factors';
import { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { ApiError, signedOut } from '../../http/errors.js';
import { LimitsService } from '../../limits/limits.service.js';
import { PasswordsService } from '../identity/passwords.service.js';
import { FactorMailService } from './factor-mail.service.js';

const SALT_BYTES = 16;

/** A set of codes, and what is stored of it. */
export interface MadeCodes {
  codes: string[];
  stored: RecoveryCodeSet;
}

/** Codes that replace the second factor, each once. */
@Injectable()
export class RecoveryCodesService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly passwords: PasswordsService,
    private readonly mail: FactorMailService,
  ) {}

  /** Replaces all codes of the reader. @throws ApiError 409 if the reader has no second factor */
  async replace(userId: number, address: string): Promise<string[]> {
    await this.limits.charge([{ limit: 'newFactor', key: `user ${userId}` }]);
    const made = await this.make(address);
    const at = systemClock.now();
    await this.db.transaction(async (tx) => {
      if ((await lockReader(tx, userId)) === null) throw signedOut();
      const { app, passkeys, recoveryCodes } = await factorCounts(tx, userId);
      if (!hasSecondFactor({ hasApp: app !== null, passkeys, recoveryCodes }))
        throw new ApiError(409, 'no_factor', 'Add an authenticator app or a passkey first.');
      await replaceRecoveryCodes(tx, userId, made.stored, at);
      await audit(tx, { at, actorId: userId, action: 'recovery_codes_made' });
    });
    this.mail.changed(userId, 'new recovery codes were made');
    return made.codes;
  }

  /** Takes about as long as ten checks of a password. */
  async make(address: string): Promise<MadeCodes> {
    const salt = randomBytes(SALT_BYTES);
    const codes = Array.from({ length: RECOVERY_CODES }, () =>
      recoveryCodeFrom(randomBytes(RECOVERY_CODE_BYTES)),
    );
    const hashes: Buffer[] = [];
    // One after the other: an address may have few passwords in the queue.
    for (const code of codes)
      hashes.push(await this.passwords.hashWith(salt, recoveryCodeKey(code), address));
    return { codes, stored: { salt, hashes } };
  }
}
