import { Injectable } from '@nestjs/common';
import { addLink, findLink, type LinkOwner, lockReader, type NewLink, takeLink } from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { ApiError, signedOut } from '../../http/errors.js';
import { newSecret, secretHash } from './secrets.js';

type Purpose = NewLink['purpose'];

const HOUR_MS = 3_600_000;
const LASTS_MS: Record<Purpose, number> = { password_reset: HOUR_MS, email_confirmation: 72 * HOUR_MS };

/** Links that are mailed and work once. Only their hashes are stored. Whoever changes them holds their account first. */
@Injectable()
export class LinksService {
  constructor(private readonly db: Database) {}

  /** @returns the secret to be mailed */
  async make(userId: number, purpose: Purpose, email: string): Promise<string> {
    const secret = newSecret();
    const now = systemClock.now();
    const expiresAt = new Date(now.getTime() + LASTS_MS[purpose]);
    const link = { userId, purpose, secretHash: secretHash(secret), email, now, expiresAt };
    await this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, userId))) throw signedOut();
      await addLink(tx, link);
    });
    return secret;
  }

  /** @throws ApiError 400 where it is none, was used or has expired */
  async insist(secret: string, purpose: Purpose): Promise<void> {
    valid(await findLink(this.db, secretHash(secret), purpose, systemClock.now()));
  }

  /** Uses it up. @throws ApiError 400 as above */
  async take(tx: Queryable, secret: string, purpose: Purpose): Promise<LinkOwner> {
    const [hash, now] = [secretHash(secret), systemClock.now()];
    const { user_id: userId } = valid(await findLink(tx, hash, purpose, now));
    await lockReader(tx, userId);
    return valid(await takeLink(tx, hash, purpose, now));
  }
}

function valid(owner: LinkOwner | null): LinkOwner {
  return owner ?? spent();
}

/** What a link answers that does not work, or no more. */
export function spent(): never {
  const message = 'This link has expired or was used already. Please ask for a new one.';
  throw new ApiError(400, 'link_invalid', message);
}
