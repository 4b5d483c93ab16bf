import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { busy } from '../http/errors.js';

/** OWASP's smallest setting for argon2id (the library's default algorithm); about 20 MB each. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes made at once, and how many may wait for their turn. */
const AT_ONCE = 2;
const WAITING_MOST = 40;

/** Hashes passwords behind a small queue, so that no number of tries takes the processor away from readers. */
@Injectable()
export class PasswordsService {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly nobodys = this.hash('the password of nobody');

  /** @returns the hash in PHC form */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password.normalize('NFKC'), COST));
  }

  /** Without a hash (there is no such account) it takes the same time to say no. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const known = stored?.startsWith('$argon2id$') ? stored : null;
    const against = known ?? (await this.nobodys);
    const right = await this.inTurn(() => verify(against, password.normalize('NFKC')));
    return right && known !== null;
  }

  /** @throws ApiError 503 where too many wait already */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= WAITING_MOST) throw busy();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running--;
      else next();
    }
  }
}
