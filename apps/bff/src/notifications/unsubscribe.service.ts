import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Done } from '#contract/accounts';
import { Database } from '#persistence/database';
import { chooseWeeklyDigest, unsubscribe } from '#persistence/notifications';
import { systemClock } from '#platform/runtime';
import { ApiError } from '../http/errors.js';

/** What readers change by the links in an email digest. */
@Injectable()
export class UnsubscribeService {
  constructor(private readonly db: Database) {}

  /** @throws ApiError 404 if the link is unknown or has expired */
  async unsubscribe(secret: string): Promise<Done> {
    if (!(await unsubscribe(this.db, hashOf(secret), systemClock.now())))
      throw expired('This link has expired. You can turn digests off on your profile page.');
    return { message: 'You will no longer receive email digests.' };
  }

  /** @throws ApiError 404 if the link is unknown or has expired */
  async chooseWeekly(secret: string): Promise<Done> {
    if (!(await chooseWeeklyDigest(this.db, hashOf(secret), systemClock.now())))
      throw expired('This link has expired. You can choose the weekly digest on your profile page.');
    return { message: 'You will receive one digest a week, on Monday.' };
  }
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function expired(message: string): ApiError {
  return new ApiError(404, 'not_found', message);
}
