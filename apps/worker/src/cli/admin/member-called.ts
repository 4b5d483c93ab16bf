import { type AccountRow, accountOfId, accountOfName } from '#persistence/accounts';
import type { Queryable } from '#persistence/database';
import { OperatorError } from '#platform/runtime';

/** The member with a username, email address or id. @throws OperatorError if there is none */
export async function memberCalled(db: Queryable, which: string): Promise<AccountRow> {
  const account =
    (await accountOfName(db, which)) ??
    (/^\d{1,9}$/.test(which) ? await accountOfId(db, Number(which)) : null);
  if (account === null) throw new OperatorError(`There is no member called ${which}.`);
  return account;
}
