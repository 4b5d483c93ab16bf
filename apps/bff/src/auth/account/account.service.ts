import { Injectable } from '@nestjs/common';
import { type Registration, SIGN_UP_CLOSED } from '#contract/accounts';
import { type AccountRow, accountOfId, addAccount, takenField } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { RunTimeSettings } from '#persistence/settings';
import { systemClock } from '#platform/runtime';
import { ApiError, signedOut } from '../../http/errors.js';
import { LimitsService } from '../../limits/limits.service.js';
import { NewPasswordsService } from '../passwords/new-passwords.service.js';

/** Creates and shows accounts. */
@Injectable()
export class AccountService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly passwords: NewPasswordsService,
    private readonly settings: RunTimeSettings,
  ) {}

  /** @throws ApiError 400 if the password is refused, 403 if sign-up is closed, 409 if the username or email address is taken, ignoring case */
  async register(given: Registration, address: string): Promise<AccountRow> {
    if ((await this.settings.current()).sign_up_closed)
      throw new ApiError(403, 'sign_up_closed', SIGN_UP_CLOSED);
    this.passwords.assertAllowed(given.password, given, 'password');
    await this.limits.charge([{ limit: 'registration', key: address }]);
    const account = {
      username: given.username,
      email: given.email,
      passwordHash: await this.passwords.hash(given.password, address),
      firstName: given.firstName || null,
      lastName: given.lastName || null,
      now: systemClock.now(),
    };
    return unlessTaken(() => addAccount(this.db, account));
  }

  /** @throws ApiError 401 if the account has been deleted */
  async show(userId: number): Promise<AccountRow> {
    return existing(await accountOfId(this.db, userId));
  }
}

/** The row of a session's account. @throws ApiError 401 if the account has been deleted */
export function existing<Row>(row: Row | null): Row {
  if (row === null) throw signedOut();
  return row;
}

const TAKEN = { username: 'This username is taken.', email: 'This email address is taken.' };

/** The result of `write`. @throws ApiError 409 if another account has the username or email address */
export async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const field = takenField(error);
    if (field === null) throw error;
    throw new ApiError(409, 'taken', TAKEN[field], [{ path: field, message: TAKEN[field] }]);
  }
}
