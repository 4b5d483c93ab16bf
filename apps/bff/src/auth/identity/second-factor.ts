import { hasSecondFactor } from '#domain/accounts';
import { factorCounts } from '#persistence/accounts/factors';
import type { Queryable } from '#persistence/database';

/** Whether the password alone does not sign this reader in. */
export async function ownsSecondFactor(db: Queryable, userId: number): Promise<boolean> {
  const { app, passkeys, recoveryCodes } = await factorCounts(db, userId);
  return hasSecondFactor({ hasApp: app !== null, passkeys, recoveryCodes });
}
