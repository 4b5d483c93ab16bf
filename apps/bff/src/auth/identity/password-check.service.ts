import { Injectable } from '@nestjs/common';
import { ApiError } from '../../http/errors.js';
import { ConcurrentCalls } from '../../limits/concurrent-calls.js';
import { type Charge, LimitsService } from '../../limits/limits.service.js';
import { PasswordsService } from './passwords.service.js';

/** One password attempt. */
export interface PasswordAttempt {
  /** The account's id, or the name if no such account exists. */
  account: string;
  /** Null if there is no such account. */
  passwordHash: string | null;
  password: string;
  address: string;
}

/** Checks of one address in progress. More are refused before they write anything. */
const MOST_AT_ONCE = 6;

/** Checks passwords. Wrong ones count towards the limits of the account, all towards one of the address. */
@Injectable()
export class PasswordCheckService {
  private readonly inProgress = new ConcurrentCalls(MOST_AT_ONCE);

  constructor(
    private readonly limits: LimitsService,
    private readonly passwords: PasswordsService,
  ) {}

  isRight(attempt: PasswordAttempt): Promise<boolean> {
    return this.inProgress.run(attempt.address, () => this.check(attempt));
  }

  /**
   * Charges the limits before the check, so that parallel attempts count too. Those of the address come first: an address
   * without points left writes no row for another account.
   */
  private async check({ account, passwordHash, password, address }: PasswordAttempt): Promise<boolean> {
    await this.limits.charge([{ limit: 'passwordCheck', key: address }]);
    const charges: Charge[] = [
      { limit: 'wrongPasswordAddress', key: address },
      { limit: 'wrongPassword', key: `${account} ${address}` },
      { limit: 'wrongPasswordAccount', key: account },
    ];
    await this.limits.charge(charges);
    let isWrong = false;
    try {
      isWrong = !(await this.passwords.verify(passwordHash, password, address));
    } finally {
      if (!isWrong) await this.limits.refund(charges);
    }
    return !isWrong;
  }

  /** @throws ApiError 403 if a signed-in reader's password is wrong */
  async assertRight(attempt: PasswordAttempt): Promise<void> {
    if (!(await this.isRight(attempt))) throw wrongPassword();
  }
}

/** A signed-in reader's password is wrong, or no longer right. */
export function wrongPassword(): ApiError {
  return new ApiError(403, 'wrong_password', 'Incorrect password.');
}
