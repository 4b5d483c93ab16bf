import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';

export type ApiTokenRow = Omit<Row<'api_token'>, 'user_id' | 'secret_hash'>;

const COLUMNS = ['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'] as const;

/** A reader's tokens, newest first, expired ones included (index `api_token_user_id_index`). */
export function apiTokensOf(db: Queryable, userId: number): Promise<ApiTokenRow[]> {
  return db.kysely
    .selectFrom('api_token')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

export interface NewApiToken {
  userId: number;
  name: string;
  secretHash: Buffer;
  scopes: string[];
  now: Date;
  expiresAt: Date;
}

/** Null if the reader has `most` tokens already. The caller holds the reader's row. */
export async function addApiToken(
  tx: Queryable,
  { userId, name, secretHash, scopes, now, expiresAt }: NewApiToken,
  most: number,
): Promise<ApiTokenRow | null> {
  if ((await apiTokensOf(tx, userId)).length >= most) return null;
  return tx.kysely
    .insertInto('api_token')
    .values({
      user_id: userId,
      name,
      secret_hash: secretHash,
      scopes,
      created_at: now,
      expires_at: expiresAt,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Returns false if the reader has no such token. */
export async function revokeApiToken(tx: Queryable, userId: number, id: number): Promise<boolean> {
  const gone = await tx.kysely
    .deleteFrom('api_token')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0;
}

/** Ends all tokens of a reader, or of everybody. Returns how many. */
export async function revokeApiTokens(tx: Queryable, userId: number | null): Promise<number> {
  let query = tx.kysely.deleteFrom('api_token');
  if (userId !== null) query = query.where('user_id', '=', userId);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** The valid token with this hash, or null (index `api_token_secret_hash_unique`). */
export async function apiTokenOfHash(
  db: Queryable,
  secretHash: Buffer,
  now: Date,
): Promise<Pick<Row<'api_token'>, 'id' | 'user_id' | 'scopes' | 'last_used_at'> | null> {
  const row = await db.kysely
    .selectFrom('api_token')
    .select(['id', 'user_id', 'scopes', 'last_used_at'])
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

export async function markApiTokenUsed(db: Queryable, id: number, now: Date): Promise<void> {
  await db.kysely.updateTable('api_token').set({ last_used_at: now }).where('id', '=', id).execute();
}
