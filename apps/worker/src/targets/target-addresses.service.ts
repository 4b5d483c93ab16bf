import { Inject, Injectable } from '@nestjs/common';
import type { TargetAddress } from '#domain/notifications';
import type { ClaimedTargetRow } from '#persistence/notifications';
import type { Logger, Settings } from '#platform/runtime';
import { InstallationKey, openSecret } from '#platform/sealing';
import { LOGGER, SETTINGS } from '../setup/tokens.js';

/** Decrypts the addresses of targets, with the key that the BFF encrypted them with. */
@Injectable()
export class TargetAddresses {
  private readonly installation: InstallationKey;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.installation = new InstallationKey(settings);
  }

  /** Null if the address was encrypted with another key. */
  async open({ id, user_id: userId, sealed }: ClaimedTargetRow): Promise<TargetAddress | null> {
    const key = await this.installation.read();
    const opened = openSecret({ key, purpose: 'notification-target', userId }, sealed);
    if (opened !== null) return JSON.parse(opened) as TargetAddress;
    this.logger.error(
      { target: id },
      'FACTOR_KEY or factor.key is another one than when this target was added',
    );
    return null;
  }
}
