import { Injectable } from '@nestjs/common';
import { addChallenge, findChallenge, takeChallenge } from '#persistence/accounts/factors';
import { Database, type Queryable } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import type { ChallengePurpose, SessionKind } from '#vocabulary';
import { newSecret, secretHash } from '../identity/secrets.js';

/** How long a challenge can be answered (ms). */
export const CHALLENGE_LASTS_MS = 300_000;

export interface Challenge {
  /** A ticket, or the bytes that a passkey signs in base64url. Only its hash is stored. */
  secret: string;
  expiresAt: Date;
}

interface ChallengeDetails {
  kind?: SessionKind | null;
  /** The account at the provider that was the first step. */
  identityId?: number | null;
  db?: Queryable;
}

/** Null for a sign-in with a passkey alone. */
interface Answerer {
  user_id: number | null;
  kind: SessionKind | null;
}

/** What clients have to answer once, within five minutes. */
@Injectable()
export class ChallengesService {
  constructor(private readonly db: Database) {}

  async issue(
    purpose: ChallengePurpose,
    userId: number | null,
    { kind = null, identityId = null, db = this.db }: ChallengeDetails = {},
  ): Promise<Challenge> {
    const secret = newSecret();
    const now = systemClock.now();
    const expiresAt = new Date(now.getTime() + CHALLENGE_LASTS_MS);
    const hash = secretHash(secret);
    await addChallenge(db, { purpose, secretHash: hash, userId, kind, identityId, now, expiresAt });
    return { secret, expiresAt };
  }

  /** Does not consume the challenge. Null if it is unknown, answered or expired. */
  find(purpose: ChallengePurpose, secret: string): Promise<Answerer | null> {
    return findChallenge(this.db, secretHash(secret), purpose, systemClock.now());
  }

  /** Consumes the challenge. Null if it is unknown, answered or expired. */
  take(purpose: ChallengePurpose, secret: string): Promise<Answerer | null> {
    return takeChallenge(this.db, secretHash(secret), purpose, systemClock.now());
  }
}
