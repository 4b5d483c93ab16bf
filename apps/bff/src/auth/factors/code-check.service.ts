import { Inject, Injectable } from '@nestjs/common';
import { recoveryCodeKey } from '#domain/accounts';
import { audit } from '#persistence/accounts';
import { authenticatorApp, recoverySalt, useRecoveryCode, useStep } from '#persistence/accounts/factors';
import { Database } from '#persistence/database';
import { type Settings, systemClock } from '#platform/runtime';
import { SETTINGS } from '../../http/tokens.js';
import { type Charge, LimitsService } from '../../limits/limits.service.js';
import { PasswordsService } from '../identity/passwords.service.js';
import { FactorKeyService } from './factor-key.service.js';
import { FactorMailService } from './factor-mail.service.js';
import { stepOfCode } from './totp.js';

/** Whose code is checked, and the address from which it came. */
export interface CodeAttempt {
  userId: number;
  address: string;
}

/** Checks codes of authenticator apps and recovery codes. Each is accepted once. Wrong ones count towards the limits. */
@Injectable()
export class CodeCheckService {
  /** By default one step, for clocks that differ. The strict rules give a code the 30 s in which the app shows it. */
  private readonly skew: number;

  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly key: FactorKeyService,
    private readonly passwords: PasswordsService,
    private readonly mail: FactorMailService,
    @Inject(SETTINGS) { PASSWORD_RULES: rules }: Settings,
  ) {
    this.skew = rules === 'strict' ? 0 : 1;
  }

  /** @param isConfirmed false while the app is being set up */
  isAppCode(attempt: CodeAttempt, code: string, isConfirmed = true): Promise<boolean> {
    return this.limited(attempt, async () => {
      const app = await authenticatorApp(this.db, attempt.userId);
      if (app === null || (app.confirmed_at !== null) !== isConfirmed) return false;
      const key = await this.key.open(attempt.userId, app.sealed_secret);
      const step = stepOfCode(key, code, systemClock.now(), this.skew);
      return step !== null && (await useStep(this.db, app, step));
    });
  }

  /** Tells the owner by mail that a code was used. */
  isRecoveryCode(attempt: CodeAttempt, code: string): Promise<boolean> {
    return this.limited(attempt, async () => {
      const { userId, address } = attempt;
      const salt = await recoverySalt(this.db, userId);
      if (salt === null) return false;
      const hash = await this.passwords.hashWith(salt, recoveryCodeKey(code), address);
      const at = systemClock.now();
      const isUsed = await this.db.transaction(async (tx) => {
        if (!(await useRecoveryCode(tx, userId, hash, at))) return false;
        await audit(tx, { at, actorId: userId, action: 'recovery_code_used' });
        return true;
      });
      if (isUsed) this.mail.recoveryCodeUsed(userId);
      return isUsed;
    });
  }

  /** Charges the limits before the check, so that parallel attempts count too. */
  private async limited({ userId, address }: CodeAttempt, check: () => Promise<boolean>): Promise<boolean> {
    const charges: Charge[] = [
      { limit: 'wrongCodeAddress', key: address },
      { limit: 'wrongCode', key: `user ${userId} ${address}` },
      { limit: 'wrongCodeAccount', key: `user ${userId}` },
    ];
    await this.limits.charge(charges);
    let isWrong = false;
    try {
      isWrong = !(await check());
    } finally {
      if (!isWrong) await this.limits.refund(charges);
    }
    return !isWrong;
  }
}
