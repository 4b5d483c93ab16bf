import { Injectable } from '@nestjs/common';
import type { Proof } from '#contract/accounts/factors';
import { accountOfId } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { ApiError, signedOut } from '../../http/errors.js';
import { CodeCheckService } from '../factors/code-check.service.js';
import { PasskeySignaturesService } from '../factors/passkey-signatures.service.js';
import { PasswordCheckService } from '../identity/password-check.service.js';
import type { Reader } from '../identity/reader.js';
import { ownsSecondFactor } from '../identity/second-factor.js';

/** Proofs within a session that it is still the reader, for dangerous calls. */
@Injectable()
export class ProofService {
  constructor(
    private readonly db: Database,
    private readonly passwords: PasswordCheckService,
    private readonly codes: CodeCheckService,
    private readonly passkeys: PasskeySignaturesService,
  ) {}

  /** @throws ApiError 403 if the proof is wrong, or only the password of a reader with a second factor */
  async assertProof({ userId }: Reader, given: Proof, address: string): Promise<void> {
    if ('password' in given) await this.assertPassword(userId, given.password, address);
    else if ('passkey' in given) {
      if ((await this.passkeys.verify('passkey_proof', userId, given.passkey, address)) === null)
        throw new ApiError(403, 'wrong_passkey', 'This passkey could not be checked. Please try again.');
    } else if (!(await this.isRightCode(userId, given, address)))
      throw new ApiError(403, 'wrong_code', 'Incorrect code, or a code that was used before.');
  }

  private isRightCode(
    userId: number,
    given: { code: string } | { recoveryCode: string },
    address: string,
  ): Promise<boolean> {
    const attempt = { userId, address };
    return 'code' in given
      ? this.codes.isAppCode(attempt, given.code)
      : this.codes.isRecoveryCode(attempt, given.recoveryCode);
  }

  private async assertPassword(userId: number, password: string, address: string): Promise<void> {
    const account = await accountOfId(this.db, userId);
    if (account === null) throw signedOut();
    if (await ownsSecondFactor(this.db, userId)) {
      const sentence = 'Your password is not enough. Use your second factor or a recovery code.';
      throw new ApiError(403, 'second_factor_needed', sentence);
    }
    const { password_hash: passwordHash } = account;
    await this.passwords.assertRight({ account: `user ${userId}`, passwordHash, password, address });
  }
}
