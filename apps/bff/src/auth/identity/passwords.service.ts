import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { BoundedQueue } from '../../http/bounded-queue.js';

/** OWASP's smallest setting for argon2id (the library's default algorithm); about 20 MB each. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes computed at once, and how many may wait. */
const CONCURRENCY = 2;
const MOST_WAITING = 40;

/** Hashes passwords in a small bounded queue, so that many attempts cannot starve other calls of CPU time. */
@Injectable()
export class PasswordsService {
  private readonly queue = new BoundedQueue({ concurrency: CONCURRENCY, mostWaiting: MOST_WAITING });
  private readonly dummyHash = this.hash('the password of nobody');

  /** @returns the hash in PHC form */
  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password.normalize('NFKC'), COST));
  }

  /** Takes equally long if `stored` is null (no such account), so the timing reveals nothing. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const known = stored?.startsWith('$argon2id$') ? stored : null;
    const against = known ?? (await this.dummyHash);
    const right = await this.queue.run(() => verify(against, password.normalize('NFKC')));
    return right && known !== null;
  }
}
