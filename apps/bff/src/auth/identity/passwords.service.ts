import { Injectable } from '@nestjs/common';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { FairQueue } from '../../http/fair-queue.js';

/** OWASP's smallest setting for argon2id (the library's default algorithm); about 20 MB each. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes computed at once, and how many may wait. */
const CONCURRENCY = 2;
const MOST_WAITING = 40;
/** Running and waiting, of one address. */
const MOST_PER_ADDRESS = 6;

/**
 * Hashes passwords in a small bounded queue, so that many attempts cannot starve other calls of CPU time. Addresses take
 * turns, so that those of one cannot keep others waiting.
 */
@Injectable()
export class PasswordsService {
  private readonly queue = new FairQueue({
    concurrency: CONCURRENCY,
    mostWaiting: MOST_WAITING,
    mostPerOwner: MOST_PER_ADDRESS,
  });
  private readonly dummyHash = this.hash('the password of nobody', 'this process');

  /** @returns the hash in PHC form. @throws ApiError 429 or 503 if too many calls are in flight */
  hash(password: string, address: string): Promise<string> {
    return this.queue.run(address, () => hash(password.normalize('NFKC'), COST));
  }

  /** The hash of a code with a known salt, so that the code can be found by it. */
  hashWith(salt: Buffer, code: string, address: string): Promise<Buffer> {
    return this.queue.run(address, () => hashRaw(code, { ...COST, salt }));
  }

  /** Takes equally long if `stored` is null (no such account), so the timing reveals nothing. */
  async verify(stored: string | null, password: string, address: string): Promise<boolean> {
    const known = stored?.startsWith('$argon2id$') ? stored : null;
    const against = known ?? (await this.dummyHash);
    const right = await this.queue.run(address, () => verify(against, password.normalize('NFKC')));
    return right && known !== null;
  }
}
