import { Injectable } from '@nestjs/common';
import { ApiError } from '../../http/errors.js';
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

/** Checks passwords. Only wrong ones count towards the limits. */
@Injectable()
export class PasswordCheckService {
  constructor(
    private readonly limits: LimitsService,
    private readonly passwords: PasswordsService,
  ) {}

  /** Charges the limits before the check, so that parallel attempts count too. */
  async isRight({ account, passwordHash, password, address }: PasswordAttempt): Promise<boolean> {
    const charges: Charge[] = [
      { limit: 'wrongPassword', key: `${account} ${address}` },
      { limit: 'wrongPasswordAddress', key: address },
      { limit: 'wrongPasswordAccount', key: account },
    ];
    await this.limits.charge(charges);
    let isWrong = false;
    try {
      isWrong = !(await this.passwords.verify(passwordHash, password));
    } finally {
      if (!isWrong) await this.limits.refund(charges);
    }
    return !isWrong;
  }

  /** @throws ApiError 403 if a signed-in reader's password is wrong */
  async assertRight(attempt: PasswordAttempt): Promise<void> {
    if (!(await this.isRight(attempt))) throw new ApiError(403, 'wrong_password', 'Incorrect password.');
  }
}
