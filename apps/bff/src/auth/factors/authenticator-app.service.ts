import { Injectable } from '@nestjs/common';
import type { AppSetup, FactorAdded } from '#contract/accounts/factors';
import { accountOfId } from '#persistence/accounts';
import { confirmApp, removeApp, startApp } from '#persistence/accounts/factors';
import { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { ApiError, notFound, signedOut } from '../../http/errors.js';
import { LimitsService } from '../../limits/limits.service.js';
import { CodeCheckService } from './code-check.service.js';
import { FactorKeyService } from './factor-key.service.js';
import { FactorsService } from './factors.service.js';
import { appUri, newAppKey } from './totp.js';

/** Sets up and removes readers' authenticator apps. */
@Injectable()
export class AuthenticatorAppService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly key: FactorKeyService,
    private readonly codes: CodeCheckService,
    private readonly factors: FactorsService,
  ) {}

  /** Makes a key, which counts once a code has confirmed it. @throws ApiError 403 or 409 if none may be added */
  async start(userId: number): Promise<AppSetup> {
    const account = await accountOfId(this.db, userId);
    if (account === null) throw signedOut();
    await this.factors.assertMayAdd(userId);
    await this.limits.charge([{ limit: 'newFactor', key: `user ${userId}` }]);
    const key = newAppKey();
    const sealedSecret = await this.key.seal(userId, key);
    if (!(await startApp(this.db, { userId, sealedSecret, now: systemClock.now() }))) throw already();
    return { key, uri: appUri(key, account.username) };
  }

  /** @throws ApiError 403 if the code is wrong, or if no set-up has started */
  async confirm(userId: number, code: string, address: string): Promise<FactorAdded> {
    if (!(await this.codes.isAppCode({ userId, address }, code, false)))
      throw new ApiError(403, 'wrong_code', WRONG);
    const change = {
      userId,
      address,
      line: { action: 'app_added' },
      words: 'an authenticator app was added',
    } as const;
    return this.factors.add(change, async (tx) => {
      if (!(await confirmApp(tx, userId, systemClock.now()))) throw already();
    });
  }

  /** @throws ApiError 404 if none is set up */
  async remove(userId: number): Promise<void> {
    const change = {
      userId,
      line: { action: 'app_removed' },
      words: 'an authenticator app was removed',
    } as const;
    const isRemoved = await this.factors.remove(change, (tx) => removeApp(tx, userId));
    if (!isRemoved) throw notFound('This authenticator app');
  }
}

const WRONG = "Incorrect code. Check that the phone's clock is right.";

function already(): ApiError {
  return new ApiError(409, 'app_exists', 'An authenticator app is set up already. Remove it first.');
}
