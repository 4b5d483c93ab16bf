import { Injectable } from '@nestjs/common';
import { PROVIDER_FAILURES } from '#contract/accounts';
import type { AccountRow } from '#persistence/accounts';
import { ApiError } from '../../http/errors.js';
import { AccountMailService } from './account-mail.service.js';

/**
 * Keeps lasting ways in from accounts whose address nobody has confirmed. Otherwise somebody could register another
 * person's address, and keep a way in when its owner resets the password.
 */
@Injectable()
export class AddressCheckService {
  constructor(private readonly mail: AccountMailService) {}

  /** Always true without a mail server: nobody could confirm an address then. */
  isSettled({ email_confirmed_at: confirmedAt }: Pick<AccountRow, 'email_confirmed_at'>): boolean {
    return confirmedAt !== null || !this.mail.isSet;
  }

  /** @throws ApiError 403 if the address must be confirmed first */
  assertSettled(account: Pick<AccountRow, 'email_confirmed_at'>): void {
    if (this.isSettled(account)) return;
    throw new ApiError(403, 'email_unconfirmed', PROVIDER_FAILURES.email_unconfirmed());
  }
}
