import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { AskQuestion } from '#contract/assistant';
import type { Reader } from '../auth/identity/reader.js';
import { BoundedQueue } from '../http/bounded-queue.js';
import { ApiError } from '../http/errors.js';
import { clientAddress } from '../limits/client-address.js';
import { ConcurrentCalls } from '../limits/concurrent-calls.js';
import { LimitsService } from '../limits/limits.service.js';

/** Questions of one reader or address at a time. */
const AT_ONCE = 4;
/** Questions that are answered at a time, and that may wait. */
const ANSWERED_AT_ONCE = 4;
const MOST_WAITING = 60;

/** Who may ask, how often, and how many at a time. */
@Injectable()
export class AssistantCallers {
  private readonly callsOfOwner = new ConcurrentCalls(AT_ONCE);
  private readonly queue = new BoundedQueue({ concurrency: ANSWERED_AT_ONCE, mostWaiting: MOST_WAITING });

  constructor(private readonly limits: LimitsService) {}

  /** Subscribers may ask everywhere, everybody else on a story's page. @throws ApiError 403 */
  assertMayAsk(reader: Reader | null, { page }: AskQuestion): void {
    if (page === 'story' || reader?.isSubscribed) return;
    throw new ApiError(403, 'subscription_required', 'The assistant is part of Premium.');
  }

  /** @throws ApiError 429 if the caller has asked too often or too much at once, 503 if too many questions wait */
  async run(reader: Reader | null, { ip }: Request, answer: () => Promise<void>): Promise<void> {
    const address = clientAddress(ip);
    const owner = reader?.isSubscribed ? `reader ${reader.userId}` : `address ${address}`;
    await this.callsOfOwner.run(owner, async () => {
      await this.limits.charge([
        reader?.isSubscribed
          ? { limit: 'question', key: String(reader.userId) }
          : { limit: 'questionAddress', key: address },
      ]);
      await this.queue.run(answer);
    });
  }
}
