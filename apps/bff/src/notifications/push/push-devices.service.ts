import { Inject, Injectable } from '@nestjs/common';
import type { PushState, PushSubscribing } from '#contract/notifications';
import { changeReaderSettings } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { deviceRemovedAt, pushDevices, removeDevice, subscribeDevice } from '#persistence/notifications';
import { serverKey } from '#persistence/settings';
import { type Settings, systemClock } from '#platform/runtime';
import { isPublicHost } from '#platform/safe-fetch';
import { isDeviceKey, newVapidSecret, VAPID_PURPOSE, vapidKeysOf, vapidSubject } from '#platform/web-push';
import type { Reader } from '../../auth/identity/reader.js';
import { ApiError, notFound } from '../../http/errors.js';
import { SETTINGS } from '../../http/tokens.js';
import { presentDevice } from './push.presenter.js';

/** The devices on which readers are told. Each belongs to a session and ends with it. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async state({ userId, sessionId }: Reader): Promise<PushState> {
    const rows = await pushDevices(this.db, userId, systemClock.now());
    const removedAt = await deviceRemovedAt(this.db, sessionId);
    const publicKey = vapidSubject(this.settings) === null ? null : await this.publicKey();
    return {
      publicKey: publicKey?.toString('base64url') ?? null,
      devices: rows.map((row) => presentDevice(row, sessionId)),
      removedAt: removedAt?.toISOString() ?? null,
    };
  }

  /**
   * @throws ApiError 400 if no message could be sent there, 409 if the endpoint is another reader's or the server's key was
   *   replaced, 410 if a device that the reader removed subscribes again by itself, 503 if this server tells no devices
   */
  async subscribe(
    reader: Reader,
    { endpoint, keys, serverKey: used, timeZone, isRenewal = true }: PushSubscribing,
  ): Promise<PushState> {
    if (vapidSubject(this.settings) === null)
      throw new ApiError(503, 'no_push', 'This site sends no notifications to devices.');
    const p256dh = Buffer.from(keys.p256dh, 'base64url');
    const auth = Buffer.from(keys.auth, 'base64url');
    if (!isDeviceKey(p256dh) || !this.isReachable(endpoint))
      throw new ApiError(400, 'invalid_subscription', 'No message can be sent to this subscription.');
    const key = await this.publicKey();
    if (used !== undefined && used !== key.toString('base64url'))
      throw new ApiError(409, 'old_key', 'This page is out of date. Please reload it.');
    const { userId, sessionId } = reader;
    const now = systemClock.now();
    const device = { userId, sessionId, endpoint, p256dh, auth, serverKey: key, isRenewal, now };
    const outcome = await this.db.transaction(async (tx) => {
      await changeReaderSettings(tx, userId, { timeZone });
      return subscribeDevice(tx, device);
    });
    if (outcome === 'removed')
      throw new ApiError(
        410,
        'device_removed',
        'You removed this device. Turn notifications on again in your profile.',
      );
    if (outcome === 'taken')
      throw new ApiError(409, 'other_reader', 'This device tells another reader. Sign out there first.');
    return this.state(reader);
  }

  /** @throws ApiError 404 if the reader has no such device */
  async remove(userId: number, id: number): Promise<void> {
    const isRemoved = await this.db.transaction((tx) => removeDevice(tx, userId, id, systemClock.now()));
    if (!isRemoved) throw notFound('This device');
  }

  /** Whether it is a public address is known for certain only when it is called; operators may have a service of their own. */
  private isReachable(endpoint: string): boolean {
    return this.settings.PUSH_OPEN_RANGES.length > 0 || isPublicHost(new URL(endpoint).hostname);
  }

  /** Read each time: an operator may have replaced it. */
  private async publicKey(): Promise<Buffer> {
    const secret = await serverKey(this.db, VAPID_PURPOSE, {
      offered: newVapidSecret(),
      now: systemClock.now(),
    });
    return vapidKeysOf(secret).publicKey;
  }
}
