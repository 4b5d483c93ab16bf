import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { keepPromotionKey, madePromotionKey } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { DEVELOPMENT_PROMOTION_KEY, type Logger, type Settings, systemClock } from '#platform/runtime';
import { LOGGER, SETTINGS } from '../../http/tokens.js';
import { newSecret, secretHash } from '../identity/secrets.js';

/** The key that makes admins: the operator's, or one that the first BFF made. Only its hash is stored, for all of them. */
@Injectable()
export class PromotionKeyService implements OnApplicationBootstrap {
  constructor(
    private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_PROMOTION_KEY: key, NODE_ENV } = this.settings;
    if (key === DEVELOPMENT_PROMOTION_KEY && NODE_ENV === 'production')
      this.logger.warn(
        'ADMIN_PROMOTION_KEY is the documented one: whoever reads the manual can become an admin',
      );
    try {
      if (key === undefined) await this.made();
    } catch (error) {
      this.logger.warn(
        { err: error },
        'no promotion key could be made yet: it is tried again when one is asked for',
      );
    }
  }

  /** What the promotion page may show. */
  get shown(): string | null {
    const { ADMIN_PROMOTION_KEY: key, NODE_ENV } = this.settings;
    return NODE_ENV !== 'production' && key === DEVELOPMENT_PROMOTION_KEY ? key : null;
  }

  async isRight(given: string): Promise<boolean> {
    const { ADMIN_PROMOTION_KEY: key } = this.settings;
    const right = key === undefined ? Buffer.from(await this.made(), 'hex') : secretHash(key);
    const offered = secretHash(given);
    return offered.length === right.length && timingSafeEqual(offered, right);
  }

  /** The hash of the made key; makes one, and tells it this once, where no BFF has done so before. */
  private async made(): Promise<string> {
    const known = await madePromotionKey(this.db);
    if (known !== null) return known;
    const key = newSecret();
    const hash = secretHash(key).toString('hex');
    const kept = await this.db.transaction((tx) => keepPromotionKey(tx, hash, systemClock.now()));
    if (kept === hash)
      this.logger.warn(
        { promotionKey: key },
        'ADMIN_PROMOTION_KEY is not set: this key makes admins, and is told only here',
      );
    return kept;
  }
}
