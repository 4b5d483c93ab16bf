import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { hostKeyOf } from '#domain/ingest/article';
import { hubLease, readHubTopic } from '#domain/ingest/websub';
import { Database } from '#persistence/database';
import { askHub } from '#persistence/ingest/websub';
import { type Logger, type Settings, systemClock } from '#platform/runtime';
import { InstallationKey, keyedHash } from '#platform/sealing';
import { HUB_MODES } from '#vocabulary';
import { ApiError, notFound } from '../http/errors.js';
import { hubAddress } from '../http/public-origin.js';
import { LOGGER, SETTINGS } from '../http/tokens.js';
import { LimitsService } from '../limits/limits.service.js';

/** Nobody can fill the hub alone: when it is three quarters full, those with few subscriptions come first. */
const PLACES = { inAll: 2_000, ofParty: 200, scarceFrom: 1_500, ofPartyIfScarce: 10 };

const plainText = z.string().regex(/^\P{Cc}*$/u);

/** WebSub, section 5.1. Unknown fields are ignored, as it asks. */
const HubForm = z.object({
  'hub.mode': z.enum(HUB_MODES),
  'hub.topic': plainText.max(300),
  'hub.callback': plainText.max(500),
  'hub.lease_seconds': z.string().max(20).optional(),
  /** Shorter than 200 bytes. */
  'hub.secret': plainText.refine((secret) => secret !== '' && Buffer.byteLength(secret) < 200).optional(),
});

/** What subscribers ask of our hub. */
@Injectable()
export class HubRequests {
  private readonly installation: InstallationKey;

  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.installation = new InstallationKey(settings);
  }

  /**
   * @param from the address and the network of the caller, by which requests and subscriptions are limited
   * @throws ApiError 404 without PUBLIC_URL, 400 for a wrong request, 429, 503 if there are too many subscriptions, or no
   *   installation key to hash the network with
   */
  async accept(form: unknown, from: { address: string; network: string }): Promise<void> {
    const hub = hubAddress(this.settings);
    if (hub === undefined) throw notFound('A hub');
    const read = HubForm.safeParse(form);
    if (!read.success) throw refused('hub.mode, hub.topic, hub.callback or hub.secret is missing or wrong.');
    const { 'hub.mode': mode, 'hub.topic': topic, 'hub.secret': secret } = read.data;
    if (readHubTopic(topic, hub.slice(0, -'/hub'.length)) === null)
      throw refused('hub.topic is not a feed of this site that has a hub.');
    const callback = callbackOf(read.data['hub.callback'], new URL(hub));
    if (callback === null) throw refused('hub.callback is not an HTTP(S) URL of another site.');
    await this.limits.charge([{ limit: 'hubRequest', key: from.address }]);
    const request = {
      topic,
      callback: callback.href,
      callbackHost: hostKeyOf(callback.href) ?? callback.hostname,
      askedFrom: await this.hashOf(from.network),
      mode,
      secret: secret ?? null,
      lease: hubLease(read.data['hub.lease_seconds']),
      now: systemClock.now(),
    };
    if (!(await askHub(this.db, request, PLACES)))
      throw new ApiError(503, 'full', 'This hub has too many subscriptions.', undefined, 3600);
  }

  /** Networks are only counted, so they are stored as hashes that nobody can undo without the key. */
  private async hashOf(network: string): Promise<string> {
    try {
      const seal = { key: await this.installation.read(), purpose: 'hub-network', userId: 0 } as const;
      return keyedHash(seal, network).toString('base64url');
    } catch (error) {
      this.logger.error({ err: error }, 'FACTOR_KEY is not set, and no key can be kept in DATA_DIR');
      throw new ApiError(503, 'hub_key_missing', 'This hub takes no requests. Please contact its operator.');
    }
  }
}

/** Not to ourselves, without a user name, password or fragment. Whether it is public is checked at the connection. */
function callbackOf(address: string, hub: URL): URL | null {
  const url = URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.host === hub.host) return null;
  return url.username === '' && url.password === '' && url.hash === '' && url.href.length <= 500 ? url : null;
}

function refused(message: string): ApiError {
  return new ApiError(400, 'invalid_input', message);
}
