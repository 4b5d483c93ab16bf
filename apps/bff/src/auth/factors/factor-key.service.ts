import { Inject, Injectable } from '@nestjs/common';
import type { Logger, Settings } from '#platform/runtime';
import { ApiError } from '../../http/errors.js';
import { LOGGER, SETTINGS } from '../../http/tokens.js';
import { keptKey } from './kept-key.js';
import { openSecret, sealSecret } from './sealed-secret.js';

/** Encrypts the secrets of authenticator apps: with FACTOR_KEY, or with a random key that is made once in DATA_DIR. */
@Injectable()
export class FactorKeyService {
  private made: Promise<string> | null = null;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async seal(userId: number, secret: string): Promise<Buffer> {
    return sealSecret(await this.key(), userId, secret);
  }

  /** @throws ApiError 503 if the secret was sealed with a key that this installation no longer has */
  async open(userId: number, sealed: Buffer): Promise<string> {
    const secret = openSecret(await this.key(), userId, sealed);
    if (secret !== null) return secret;
    this.logger.error(
      { userId },
      'the key of authenticator apps is another one than when this app was added',
    );
    throw new ApiError(503, 'factor_key_lost', KEY_LOST);
  }

  /** @throws ApiError 503 if there is no key, and none can be kept */
  private async key(): Promise<string> {
    if (this.settings.FACTOR_KEY !== undefined) return this.settings.FACTOR_KEY;
    this.made ??= keptKey(this.settings.DATA_DIR);
    try {
      return await this.made;
    } catch (error) {
      this.made = null;
      this.logger.error({ err: error }, 'FACTOR_KEY is not set, and no key can be kept in DATA_DIR');
      throw new ApiError(503, 'factor_key_missing', KEY_MISSING);
    }
  }
}

const KEY_LOST =
  'Codes of your authenticator app cannot be checked at the moment. Use a passkey or a recovery code, or contact the operator.';
const KEY_MISSING = 'This site cannot keep the key of an authenticator app. Please contact its operator.';
