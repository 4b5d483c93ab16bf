import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  type FactorAdded,
  type NewPasskey,
  PASSKEYS_MOST,
  PasskeyCreation,
  type PasskeyRegistration,
} from '#contract/accounts/factors';
import { PRODUCT_NAME } from '#contract/site';
import { accountOfId, audit } from '#persistence/accounts';
import { addPasskey, passkeysOf, removePasskey, renamePasskey } from '#persistence/accounts/factors';
import { Database } from '#persistence/database';
import { type Logger, systemClock } from '#platform/runtime';
import { ApiError, notFound, signedOut, tooMany } from '../../http/errors.js';
import { LOGGER } from '../../http/tokens.js';
import { LimitsService } from '../../limits/limits.service.js';
import { CHALLENGE_LASTS_MS, ChallengesService } from './challenges.service.js';
import { FactorsService } from './factors.service.js';
import { assertSite, challengeOf, descriptorOf } from './passkey-parts.js';
import { webauthn } from './webauthn.js';

/** Adds and removes readers' passkeys. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly challenges: ChallengesService,
    private readonly factors: FactorsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** What the browser needs to make a passkey. @throws ApiError 403 if none may be added, 503 if this site cannot use passkeys */
  async creation(userId: number): Promise<PasskeyCreation> {
    const { rpId } = assertSite(this.factors.site);
    const account = await accountOfId(this.db, userId);
    if (account === null) throw signedOut();
    await this.factors.assertMayAdd(userId);
    await this.limits.charge([{ limit: 'newFactor', key: `user ${userId}` }]);
    const known = await passkeysOf(this.db, userId);
    assertRoom(known.length);
    const { secret } = await this.challenges.issue('passkey_new', userId);
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: PRODUCT_NAME,
      rpID: rpId,
      userName: account.username,
      userDisplayName: account.username,
      userID: userHandle(rpId, userId),
      challenge: Buffer.from(secret, 'base64url'),
      timeout: CHALLENGE_LASTS_MS,
      attestationType: 'none',
      excludeCredentials: known.map(descriptorOf),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return PasskeyCreation.parse(options);
  }

  /** @throws ApiError 400 if the browser's answer does not belong to a challenge of this reader */
  async add(userId: number, { name, passkey: given }: NewPasskey, address: string): Promise<FactorAdded> {
    await this.limits.charge([{ limit: 'newFactor', key: `user ${userId}` }]);
    const { credential } = await this.verified(userId, given);
    const passkey = {
      userId,
      name,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: given.response.transports ?? [],
      now: systemClock.now(),
    };
    const change = {
      userId,
      address,
      line: { action: 'passkey_added' },
      words: 'a passkey was added',
    } as const;
    return this.factors.add(change, async (tx) => {
      assertRoom((await passkeysOf(tx, userId)).length);
      if (!(await addPasskey(tx, passkey)))
        throw new ApiError(409, 'taken', 'This passkey is registered already.');
    });
  }

  /** @throws ApiError 404 if the reader has no such passkey */
  async rename(userId: number, id: number, name: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      if (!(await renamePasskey(tx, userId, id, name))) throw notFound('This passkey');
      const line = { action: 'passkey_renamed', payload: { passkeyId: id } } as const;
      await audit(tx, { at: systemClock.now(), actorId: userId, ...line });
    });
  }

  /** @throws ApiError 404 if the reader has no such passkey */
  async remove(userId: number, id: number): Promise<void> {
    const change = {
      userId,
      line: { action: 'passkey_removed', payload: { passkeyId: id } },
      words: 'a passkey was removed',
    } as const;
    const isRemoved = await this.factors.remove(change, (tx) => removePasskey(tx, userId, id));
    if (!isRemoved) throw notFound('This passkey');
  }

  private async verified(userId: number, response: PasskeyRegistration) {
    const { rpId, origin } = assertSite(this.factors.site);
    const secret = challengeOf(response.response.clientDataJSON);
    const challenge = secret === null ? null : await this.challenges.take('passkey_new', secret);
    if (secret === null || challenge?.user_id !== userId) throw refused();
    const { verifyRegistrationResponse } = await webauthn();
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: secret,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
      });
      if (registrationInfo !== undefined) return registrationInfo;
    } catch (error) {
      this.logger.warn({ err: error, userId }, 'new passkey refused');
    }
    throw refused();
  }
}

/** The same for all passkeys of a reader, so that an authenticator keeps one. It says nothing about the reader. */
function userHandle(rpId: string, userId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`passkeys of ${rpId}: ${userId}`).digest());
}

function assertRoom(passkeys: number): void {
  if (passkeys >= PASSKEYS_MOST) throw tooMany(`You can have at most ${PASSKEYS_MOST} passkeys.`);
}

function refused(): ApiError {
  return new ApiError(400, 'passkey_refused', 'The passkey could not be added. Please try again.');
}
