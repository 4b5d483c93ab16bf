import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNT_RULES } from '#contract/accounts';
import { isConfirmationFresh, isRecentProof } from '#domain/accounts';
import { type AccountRow, accountOfId, hasPassword, identityOfUser } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { type Settings, systemClock } from '#platform/runtime';
import { ApiError, proofRequired, signedOut } from '../../http/errors.js';
import { SETTINGS } from '../../http/tokens.js';
import { invalidInput } from '../../http/validation.pipe.js';
import { PasswordCheckService } from './password-check.service.js';
import type { Reader } from './reader.js';
import { ownsSecondFactor } from './second-factor.js';

/** What a reader gives to prove that the account is theirs. */
export interface OwnerProof {
  password: string | undefined;
  /** The field of the password in the call. */
  field: string;
  address: string;
}

/** Checks before a dangerous change that the reader is the owner: by the password, or by a new sign-in at the provider. */
@Injectable()
export class OwnerCheckService {
  constructor(
    private readonly db: Database,
    private readonly check: PasswordCheckService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Readers with a second factor must also have proved it in this session lately.
   * @throws ApiError 400 without a password, 403 if it is wrong, or if a proof or the provider's confirmation is missing or old
   */
  async assertOwner(reader: Reader, { password, field, address }: OwnerProof): Promise<AccountRow> {
    const account = await accountOfId(this.db, reader.userId);
    if (account === null) throw signedOut();
    if (!isRecentProof(reader.provenAt, systemClock.now()) && (await ownsSecondFactor(this.db, account.id)))
      throw proofRequired();
    if (!hasPassword(account)) {
      await this.assertConfirmed(reader);
      return account;
    }
    if (password === undefined) throw invalidInput([{ path: [field], message: ACCOUNT_RULES.passwordShort }]);
    const { password_hash: passwordHash } = account;
    await this.check.assertRight({ account: `user ${account.id}`, passwordHash, password, address });
    return account;
  }

  private async assertConfirmed({ userId, sessionId }: Reader): Promise<void> {
    const { OIDC_ISSUER: issuer } = this.settings;
    const identity = issuer === undefined ? null : await identityOfUser(this.db, userId, issuer);
    if (identity !== null && isConfirmationFresh(identity, sessionId, systemClock.now())) return;
    throw new ApiError(403, 'confirmation_missing', 'Please confirm first that this is your account.');
  }
}
