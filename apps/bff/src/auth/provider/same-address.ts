import { hasSecondFactor, type SameAddress } from '#domain/accounts';
import type { AccountRow } from '#persistence/accounts';
import { factorCounts } from '#persistence/accounts/factors';
import type { Queryable } from '#persistence/database';

/** What decides whether an account with the provider's address may be linked. */
export async function sameAddressOf(
  db: Queryable,
  { id, email_confirmed_at: confirmedAt }: AccountRow,
): Promise<SameAddress> {
  const { app, passkeys, recoveryCodes } = await factorCounts(db, id);
  const isGuarded = hasSecondFactor({ hasApp: app !== null, passkeys, recoveryCodes });
  return { id, isConfirmed: confirmedAt !== null, hasSecondFactor: isGuarded };
}
