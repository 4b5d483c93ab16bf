import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Done } from '#contract/accounts';
import { Database } from '#persistence/database';
import { unsubscribe } from '#persistence/notifications';
import { systemClock } from '#platform/runtime';
import { ApiError } from '../http/errors.js';

@Injectable()
export class UnsubscribeService {
  constructor(private readonly db: Database) {}

  /** @throws ApiError 404 if the link is unknown or has expired */
  async unsubscribe(secret: string): Promise<Done> {
    const hash = createHash('sha256').update(secret).digest();
    if (!(await unsubscribe(this.db, hash, systemClock.now())))
      throw new ApiError(
        404,
        'not_found',
        'This link has expired. You can turn digests off on your profile page.',
      );
    return { message: 'You will no longer receive email digests.' };
  }
}
