import { Injectable } from '@nestjs/common';
import { API_TOKEN_PREFIX, API_TOKENS_MOST, type NewApiToken } from '#contract/accounts';
import {
  type ApiTokenRow,
  addApiToken,
  apiTokenOfHash,
  apiTokensOf,
  audit,
  liveSessions,
  lockReader,
  markApiTokenUsed,
  revokeApiToken,
} from '#persistence/accounts';
import { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { notFound, signedOut, tooMany } from '../../http/errors.js';
import { LimitsService } from '../../limits/limits.service.js';
import { SecurityMailService } from '../account/security-mail.service.js';
import type { TokenOwner } from '../identity/by-api-token.js';
import type { Reader } from '../identity/reader.js';
import { newSecret, secretHash } from '../identity/secrets.js';

const DAY_MS = 86_400_000;
/** The prefix, and 256 bits as `newSecret` writes them. */
const TOKEN = new RegExp(`^${API_TOKEN_PREFIX}[\\w-]{43}$`);
/** The time of the last use is stored at most this often (ms). */
const USE_NOTED_MS = 60_000;

/** Tokens that readers make for programs. Only their hashes are stored. */
@Injectable()
export class ApiTokensService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly securityMail: SecurityMailService,
  ) {}

  list(userId: number): Promise<ApiTokenRow[]> {
    return apiTokensOf(this.db, userId);
  }

  /**
   * Makes a token, and tells its owner by email.
   * @returns the token, which nobody can read again
   * @throws ApiError 409 if the reader has too many, 401 if the session has ended meanwhile
   */
  async make(
    { userId, sessionId }: Pick<Reader, 'userId' | 'sessionId'>,
    { name, scopes, days }: NewApiToken,
  ): Promise<{ token: string; row: ApiTokenRow }> {
    await this.limits.charge([{ limit: 'newApiToken', key: String(userId) }]);
    const [token, now] = [API_TOKEN_PREFIX + newSecret(), systemClock.now()];
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    const made = { userId, name, secretHash: secretHash(token), scopes, now, expiresAt };
    const row = await this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, userId))) throw signedOut();
      // A changed password ends sessions and revokes tokens. None may be made afterwards by a session that it ended.
      if ((await liveSessions(tx, [sessionId], now)).length === 0) throw signedOut();
      const added = await addApiToken(tx, made, API_TOKENS_MOST);
      if (added === null) throw tooMany(`You can have at most ${API_TOKENS_MOST} tokens. Revoke one first.`);
      const payload = { token: added.id, scopes: scopes.join(' '), days };
      await audit(tx, { at: now, actorId: userId, action: 'api_token_made', payload });
      return added;
    });
    this.securityMail.apiTokenMade(userId, { name, scopes, expiresAt }, now);
    return { token, row };
  }

  /** @throws ApiError 404 */
  async revoke(userId: number, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      if (!(await revokeApiToken(tx, userId, id))) throw notFound('This token');
      const at = systemClock.now();
      await audit(tx, { at, actorId: userId, action: 'api_token_revoked', payload: { token: id } });
    });
  }

  /** The owner of a token. Null if it is forged, expired or revoked. */
  async find(token: string): Promise<TokenOwner | null> {
    if (!TOKEN.test(token)) return null;
    const now = systemClock.now();
    const row = await apiTokenOfHash(this.db, secretHash(token), now);
    if (row === null) return null;
    if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() >= USE_NOTED_MS)
      await markApiTokenUsed(this.db, row.id, now);
    return { userId: row.user_id, scopes: row.scopes };
  }
}
