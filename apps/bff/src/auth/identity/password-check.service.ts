import { Injectable } from '@nestjs/common';
import { ApiError } from '../../http/errors.js';
import { type Charge, LimitsService } from '../../limits/limits.service.js';
import { PasswordsService } from './passwords.service.js';

/** Whose password is tried from where. */
export interface Try {
  /** The account's id, or the name that is none. */
  account: string;
  /** Null where there is no such account. */
  passwordHash: string | null;
  password: string;
  address: string;
}

/** Checks passwords. Wrong ones are counted; the right one costs nothing. */
@Injectable()
export class PasswordCheckService {
  constructor(
    private readonly limits: LimitsService,
    private readonly passwords: PasswordsService,
  ) {}

  /** Charged before it is known whether it is right, so that tries made at once count, too. */
  async isRight({ account, passwordHash, password, address }: Try): Promise<boolean> {
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
      if (!isWrong) await this.limits.giveBack(charges);
    }
    return !isWrong;
  }

  /** @throws ApiError 403 where a signed-in reader's password is wrong */
  async insist(tried: Try): Promise<void> {
    if (!(await this.isRight(tried))) throw new ApiError(403, 'wrong_password', 'The password is not right.');
  }
}
