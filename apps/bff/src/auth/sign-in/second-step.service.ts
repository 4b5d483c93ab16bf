import { Injectable } from '@nestjs/common';
import type { PasskeyRequest, PasskeySignIn, SecondStep, SecondStepAnswer } from '#contract/accounts/factors';
import { type AccountRow, accountOfId, isLinked, lockAccount } from '#persistence/accounts';
import { Database } from '#persistence/database';
import type { SessionKind } from '#vocabulary';
import { ApiError, signedOut } from '../../http/errors.js';
import { ChallengesService } from '../factors/challenges.service.js';
import { CodeCheckService } from '../factors/code-check.service.js';
import { FactorsService } from '../factors/factors.service.js';
import { PasskeySignaturesService } from '../factors/passkey-signatures.service.js';

/** An account that has proved all that it must, and what it asked for. */
export interface Proved {
  account: AccountRow;
  kind: SessionKind;
}

/** The second step of a sign-in, and sign-in with a passkey, which needs no first step. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly db: Database,
    private readonly challenges: ChallengesService,
    private readonly codes: CodeCheckService,
    private readonly factors: FactorsService,
    private readonly passkeys: PasskeySignaturesService,
  ) {}

  /**
   * What an account must still prove after its password or its sign-in at the provider. Null if nothing. The ticket holds as long as
   * the first step does: until the password changes, or the provider is disconnected.
   * @throws ApiError 401 if the account has changed since the first step
   */
  async start(
    account: AccountRow,
    kind: SessionKind,
    identityId: number | null = null,
  ): Promise<SecondStep | null> {
    const factors = await this.factors.secondStep(account.id);
    if (factors.length === 0) return null;
    const { secret, expiresAt } = await this.db.transaction(async (db) => {
      if (!(await lockAccount(db, account))) throw signedOut();
      if (identityId !== null && !(await isLinked(db, account.id, identityId))) throw signedOut();
      return this.challenges.issue('second_step', account.id, { kind, identityId, db });
    });
    return { needs: 'second_factor', ticket: secret, factors, expiresAt: expiresAt.toISOString() };
  }

  /** @throws ApiError 401 if the ticket is invalid or the code is wrong; the ticket stays valid for another try */
  async byCode(given: SecondStepAnswer, address: string): Promise<Proved> {
    const userId = await this.ownerOf(given.ticket);
    const attempt = { userId, address };
    const isRight =
      'code' in given
        ? await this.codes.isAppCode(attempt, given.code)
        : await this.codes.isRecoveryCode(attempt, given.recoveryCode);
    if (!isRight) throw new ApiError(401, 'wrong_code', 'Incorrect code, or a code that was used before.');
    return this.finish(given.ticket, userId);
  }

  async startPasskey(ticket: string | undefined, address: string): Promise<PasskeyRequest> {
    const userId = ticket === undefined ? null : await this.ownerOf(ticket);
    return this.passkeys.request('passkey_sign_in', userId, address);
  }

  /** @throws ApiError 401 if the ticket or the signature is invalid */
  async byPasskey({ passkey: given, ticket }: PasskeySignIn, address: string): Promise<Proved> {
    const userId = ticket === undefined ? null : await this.ownerOf(ticket);
    const passkey = await this.passkeys.verify('passkey_sign_in', userId, given, address);
    if (passkey === null) throw new ApiError(401, 'wrong_passkey', 'This passkey could not be checked.');
    if (ticket !== undefined) return this.finish(ticket, passkey.user_id);
    return { account: await this.account(passkey.user_id), kind: 'session' };
  }

  private async ownerOf(ticket: string): Promise<number> {
    const found = await this.challenges.find('second_step', ticket);
    return found?.user_id ?? refuseTicket();
  }

  /**
   * Consumes the ticket. The account is read before: a change of its password ends the ticket, or makes the session's
   * opening fail.
   */
  private async finish(ticket: string, userId: number): Promise<Proved> {
    const account = await this.account(userId);
    const taken = await this.challenges.take('second_step', ticket);
    return { account, kind: taken?.kind ?? refuseTicket() };
  }

  private async account(userId: number): Promise<AccountRow> {
    return (await accountOfId(this.db, userId)) ?? refuseTicket();
  }
}

function refuseTicket(): never {
  throw new ApiError(401, 'ticket_invalid', 'Your sign-in has expired. Please enter your password again.');
}
