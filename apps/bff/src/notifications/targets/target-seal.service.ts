import { Inject, Injectable } from '@nestjs/common';
import { mailboxOf, type TargetAddress } from '#domain/notifications';
import type { Logger, Settings } from '#platform/runtime';
import {
  InstallationKey,
  keyedHash,
  openSecret,
  type Seal,
  type SealedFor,
  sealSecret,
} from '#platform/sealing';
import { ApiError } from '../../http/errors.js';
import { LOGGER, SETTINGS } from '../../http/tokens.js';

/** Encrypts the addresses of targets. The worker decrypts them to send. */
@Injectable()
export class TargetSeal {
  private readonly installation: InstallationKey;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.installation = new InstallationKey(settings);
  }

  /** @throws ApiError 503 if there is no key, and none can be kept */
  async seal(userId: number, address: TargetAddress): Promise<Buffer> {
    return sealSecret(await this.sealOf(userId), JSON.stringify(address));
  }

  /** @throws ApiError 503 if the address was encrypted with another key */
  async open(userId: number, sealed: Buffer): Promise<TargetAddress> {
    const opened = openSecret(await this.sealOf(userId), sealed);
    if (opened === null) throw new ApiError(503, 'target_key_lost', KEY_LOST);
    return JSON.parse(opened) as TargetAddress;
  }

  /** By which an address is recognised after its target was deleted. @throws ApiError 503 as `seal` */
  async mailboxHash(userId: number, email: string): Promise<Buffer> {
    return keyedHash(await this.sealOf(userId, 'ended-address'), mailboxOf(email));
  }

  /** As `mailboxHash`. Null if there is no key, and none can be kept. */
  async mailboxHashIfKey(userId: number, email: string): Promise<Buffer | null> {
    try {
      return await this.mailboxHash(userId, email);
    } catch (error) {
      // Logged by `sealOf`.
      if (error instanceof ApiError && error.code === 'target_key_missing') return null;
      throw error;
    }
  }

  private async sealOf(userId: number, purpose: SealedFor = 'notification-target'): Promise<Seal> {
    try {
      return { key: await this.installation.read(), purpose, userId };
    } catch (error) {
      this.logger.error({ err: error }, 'FACTOR_KEY is not set, and no key can be kept in DATA_DIR');
      throw new ApiError(503, 'target_key_missing', KEY_MISSING);
    }
  }
}

const KEY_LOST = 'This server can no longer read the secrets of this target. Delete it and add it again.';
const KEY_MISSING = 'This site cannot keep the secrets of targets. Please contact its operator.';
