import { Inject, Injectable } from '@nestjs/common';
import { PasskeyRequest, type PasskeySignature } from '#contract/accounts/factors';
import { type PasskeyRow, passkeyOfCredential, passkeysOf, usePasskey } from '#persistence/accounts/factors';
import { Database } from '#persistence/database';
import { type Logger, systemClock } from '#platform/runtime';
import type { ChallengePurpose } from '#vocabulary';
import { LOGGER } from '../../http/tokens.js';
import { LimitsService } from '../../limits/limits.service.js';
import { CHALLENGE_LASTS_MS, ChallengesService } from './challenges.service.js';
import { FactorsService } from './factors.service.js';
import { assertSite, challengeOf, descriptorOf } from './passkey-parts.js';
import { webauthn } from './webauthn.js';

type Purpose = Extract<ChallengePurpose, 'passkey_sign_in' | 'passkey_proof'>;

/** Lets passkeys sign challenges, and checks their signatures. */
@Injectable()
export class PasskeySignaturesService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly challenges: ChallengesService,
    private readonly factors: FactorsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * @param userId whose passkeys may sign; null for any passkey of this site
   * @throws ApiError 503 if this site cannot use passkeys
   */
  async request(purpose: Purpose, userId: number | null, address: string): Promise<PasskeyRequest> {
    const { rpId } = assertSite(this.factors.site);
    await this.limits.charge([{ limit: 'passkey', key: address }]);
    const allowed = userId === null ? [] : await passkeysOf(this.db, userId);
    const { secret } = await this.challenges.issue(purpose, userId);
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      challenge: Buffer.from(secret, 'base64url'),
      allowCredentials: allowed.map(descriptorOf),
      userVerification: 'required',
      timeout: CHALLENGE_LASTS_MS,
    });
    return PasskeyRequest.parse(options);
  }

  /**
   * Consumes the challenge, whether or not the signature is right.
   * @param userId whose passkey has to sign; null for any passkey of this site
   * @returns null if the signature proves nothing
   */
  async verify(
    purpose: Purpose,
    userId: number | null,
    given: PasskeySignature,
    address: string,
  ): Promise<PasskeyRow | null> {
    const { rpId, origin } = assertSite(this.factors.site);
    await this.limits.charge([{ limit: 'passkey', key: address }]);
    const secret = challengeOf(given.response.clientDataJSON);
    const challenge = secret === null ? null : await this.challenges.take(purpose, secret);
    if (secret === null || challenge === null || challenge.user_id !== userId) return null;
    const passkey = await passkeyOfCredential(this.db, Buffer.from(given.id, 'base64url'));
    if (passkey === null || (userId !== null && passkey.user_id !== userId)) return null;
    const counter = await this.signedCounter(given, passkey, { secret, rpId, origin });
    if (counter === null || !(await usePasskey(this.db, passkey.id, counter, systemClock.now()))) return null;
    return passkey;
  }

  /** The authenticator's counter, or null if the signature is wrong. */
  private async signedCounter(
    response: PasskeySignature,
    passkey: PasskeyRow,
    { secret, rpId, origin }: { secret: string; rpId: string; origin: string },
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await webauthn();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: secret,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
        credential: {
          id: passkey.credential_id.toString('base64url'),
          publicKey: new Uint8Array(passkey.public_key),
          counter: passkey.counter,
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch (error) {
      this.logger.warn({ err: error, passkeyId: passkey.id }, 'signature of a passkey refused');
      return null;
    }
  }
}
