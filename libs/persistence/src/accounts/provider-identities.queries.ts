import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';
import { dropSecondSteps } from './factors/auth-challenges.queries.js';

/** A reader at a provider: `iss` and `sub`. */
export interface ProviderSubject {
  issuer: string;
  subject: string;
}

export type ProviderIdentityRow = RowOf<typeof identityOfUser>;

/** The account of a provider's reader, or null (index `provider_identity_subject`). */
export async function userOfSubject(
  db: Queryable,
  { issuer, subject }: ProviderSubject,
): Promise<number | null> {
  const row = await db.kysely
    .selectFrom('provider_identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The id of the connection between an account and a reader of the provider, or null. */
export async function identityIdOf(
  db: Queryable,
  userId: number,
  { issuer, subject }: ProviderSubject,
): Promise<number | null> {
  const row = await db.kysely
    .selectFrom('provider_identity')
    .select('id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether a connection still exists. Lock the account before, so that it stays. */
export async function isLinked(tx: Queryable, userId: number, identityId: number): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom('provider_identity')
    .select('id')
    .where('id', '=', identityId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A reader's account at the provider, or null (index `provider_identity_user`). */
export async function identityOfUser(db: Queryable, userId: number, issuer: string) {
  const row = await db.kysely
    .selectFrom('provider_identity')
    .select(['subject', 'linked_at', 'confirmed_session_id', 'confirmed_at'])
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns false if the reader, or the provider's reader, is linked already. */
export async function linkIdentity(
  tx: Queryable,
  userId: number,
  { issuer, subject }: ProviderSubject,
  now: Date,
): Promise<boolean> {
  const added = await tx.kysely
    .insertInto('provider_identity')
    .values({ user_id: userId, issuer, subject, linked_at: now })
    .onConflict((of) => of.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Also ends sign-ins that wait for their second step. Lock the account before. Returns false if nothing was linked. */
export async function unlinkIdentity(tx: Queryable, userId: number, issuer: string): Promise<boolean> {
  const gone = await tx.kysely
    .deleteFrom('provider_identity')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  await dropSecondSteps(tx, userId);
  return gone.numDeletedRows > 0n;
}

/** Disconnects every provider. Returns false if nothing was linked. */
export async function dropIdentities(tx: Queryable, userId: number): Promise<boolean> {
  const gone = await tx.kysely
    .deleteFrom('provider_identity')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Notes that the reader signed in at the provider again, in a session. Returns false if it is not this reader's account there. */
export async function confirmIdentity(
  db: Queryable,
  reader: { userId: number; sessionId: number },
  { issuer, subject }: ProviderSubject,
  now: Date,
): Promise<boolean> {
  const confirmed = await db.kysely
    .updateTable('provider_identity')
    .set({ confirmed_session_id: reader.sessionId, confirmed_at: now })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('user_id', '=', reader.userId)
    .executeTakeFirst();
  return confirmed.numUpdatedRows > 0n;
}
