import { Injectable } from '@nestjs/common';
import { addLink, findLink, type LinkOwner, lockReader, type NewLink, takeLink } from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { ApiError, signedOut } from '../../http/errors.js';
import { newSecret, secretHash } from './secrets.js';

type Purpose = NewLink['purpose'];

const HOUR_MS = 3_600_000;
const LASTS_MS: Record<Purpose, number> = { password_reset: HOUR_MS, email_confirmation: 72 * HOUR_MS };

/** Emailed links. Only their hashes are stored. Lock the account before changing its links. */
@Injectable()
export class LinksService {
  constructor(private readonly db: Database) {}

  /** @returns the secret to email */
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

  /** @throws ApiError 400 if the secret is unknown, used or expired */
  async ownerOf(secret: string, purpose: Purpose): Promise<LinkOwner> {
    return valid(await findLink(this.db, secretHash(secret), purpose, systemClock.now()));
  }

  /** Consumes the link. @throws ApiError 400 if the secret is unknown, used or expired */
  async take(tx: Queryable, secret: string, purpose: Purpose): Promise<LinkOwner> {
    await this.lockOwner(tx, secret, purpose);
    return valid(await takeLink(tx, secretHash(secret), purpose, systemClock.now()));
  }

  /** Locks the link's account and keeps the link. @throws ApiError 400 if the secret is unknown, used or expired */
  async lockOwner(tx: Queryable, secret: string, purpose: Purpose): Promise<LinkOwner> {
    const owner = valid(await findLink(tx, secretHash(secret), purpose, systemClock.now()));
    await lockReader(tx, owner.user_id);
    return owner;
  }
}

function valid(owner: LinkOwner | null): LinkOwner {
  return owner ?? refuseLink();
}

/** Reports a link that is unknown, used or expired. */
export function refuseLink(): never {
  const message = 'This link has expired or has already been used. Please request a new one.';
  throw new ApiError(400, 'link_invalid', message);
}
