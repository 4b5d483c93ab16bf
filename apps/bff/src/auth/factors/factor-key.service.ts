import { Inject, Injectable } from '@nestjs/common';
import type { Logger, Settings } from '#platform/runtime';
import { InstallationKey, openSecret, type Seal, sealSecret } from '#platform/sealing';
import { ApiError } from '../../http/errors.js';
import { LOGGER, SETTINGS } from '../../http/tokens.js';

/** Encrypts the secrets of authenticator apps: with FACTOR_KEY, or with a random key that is made once in DATA_DIR. */
@Injectable()
export class FactorKeyService {
  private readonly installation: InstallationKey;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.installation = new InstallationKey(settings);
  }

  async seal(userId: number, secret: string): Promise<Buffer> {
    return sealSecret(await this.sealOf(userId), secret);
  }

  /** @throws ApiError 503 if the secret was sealed with a key that this installation no longer has */
  async open(userId: number, sealed: Buffer): Promise<string> {
    const secret = openSecret(await this.sealOf(userId), sealed);
    if (secret !== null) return secret;
    this.logger.error(
      { userId },
      'the key of authenticator apps is another one than when this app was added',
    );
    throw new ApiError(503, 'factor_key_lost', KEY_LOST);
  }

  /** @throws ApiError 503 if there is no key, and none can be kept */
  private async sealOf(userId: number): Promise<Seal> {
    try {
      return { key: await this.installation.read(), purpose: 'authenticator-app', userId };
    } catch (error) {
      this.logger.error({ err: error }, 'FACTOR_KEY is not set, and no key can be kept in DATA_DIR');
      throw new ApiError(503, 'factor_key_missing', KEY_MISSING);
    }
  }
}

const KEY_LOST =
  'Codes of your authenticator app cannot be checked at the moment. Use a passkey or a recovery code, or contact the operator.';
const KEY_MISSING = 'This site cannot keep the key of an authenticator app. Please contact its operator.';
