import * as client from 'openid-client';
import { cachedValue } from '../runtime/cached-value.js';
import type { Settings } from '../runtime/config.js';
import { boundedFetch } from './bounded-fetch.js';
import { ProviderError, providerError } from './provider-error.js';
import { type ProviderReader, readProviderReader } from './provider-reader.js';

export type { ProviderReader } from './provider-reader.js';

/** The provider's own description, with its addresses, is fetched again after this time (ms). */
const DISCOVERY_MS = 3_600_000;
/** A description that could not be fetched is asked for once more. */
const TRIES = 2;
/** How far the clocks of the provider and this machine may differ (s). */
const CLOCK_TOLERANCE_S = 15;
/** A sign-in to confirm may take this long (s). `signedInSince` says more exactly what is new. */
const CONFIRMATION_S = 900;

/** The random values of one sign-in, which only this browser knows. */
export interface ProviderAttempt {
  state: string;
  nonce: string;
  verifier: string;
  /** If set, the reader must have entered the password at the provider after this moment. */
  signedInSince: Date | null;
}

type Configured = Required<Pick<Settings, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET'>>;

/** The operator's provider of sign-in, by OpenID Connect: authorization code with PKCE, state and nonce. */
export class SignInProvider {
  private readonly configuration: () => Promise<client.Configuration>;

  constructor(
    private readonly settings: Configured & Pick<Settings, 'OIDC_TIMEOUT_MS'>,
    /** What readers call it. */
    readonly name: string,
    /** Where the provider sends readers back to. Registered there. */
    private readonly redirectUri: string,
  ) {
    this.configuration = cachedValue(() => this.described(), DISCOVERY_MS);
  }

  get issuer(): string {
    return this.settings.OIDC_ISSUER;
  }

  /** @param signedInSince if set, the provider asks for the password even if the reader is signed in there */
  newAttempt(signedInSince: Date | null): ProviderAttempt {
    return {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      signedInSince,
    };
  }

  /** The address at the provider to which the browser goes. @throws ProviderError */
  async startAddress({ state, nonce, verifier, signedInSince }: ProviderAttempt): Promise<string> {
    const configuration = await this.told(() => this.configuration());
    const challenge = await client.calculatePKCECodeChallenge(verifier);
    return client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectUri,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...(signedInSince !== null && { prompt: 'login', max_age: '0' }),
    }).href;
  }

  /**
   * Checks the provider's answer, and exchanges its code for the reader's identity. The tokens are not kept.
   * @param query of the address to which the provider sent the browser
   * @throws ProviderError
   */
  finish(query: string, attempt: ProviderAttempt): Promise<ProviderReader> {
    return this.told(async () => {
      const configuration = await this.configuration();
      const { state, nonce, verifier, signedInSince } = attempt;
      const tokens = await client.authorizationCodeGrant(
        configuration,
        new URL(`${this.redirectUri}?${query}`),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(signedInSince !== null && { maxAge: CONFIRMATION_S }),
        },
      );
      const claims = tokens.claims();
      if (claims === undefined) throw new ProviderError('invalid', 'the provider sent no ID token');
      if (signedInSince !== null) assertSignedInSince(claims.auth_time, signedInSince);
      const more =
        claims.email === undefined
          ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      return readProviderReader({ ...more, ...claims });
    });
  }

  /** Readers are known by the issuer of the settings, so it must be written as in the provider's ID tokens. */
  private async described(): Promise<client.Configuration> {
    const configuration = await this.discover(TRIES);
    const { issuer } = configuration.serverMetadata();
    if (issuer !== this.issuer)
      throw new ProviderError('unreachable', `the provider calls itself ${issuer}: set OIDC_ISSUER to that`);
    return configuration;
  }

  private async discover(tries: number): Promise<client.Configuration> {
    const {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: id,
      OIDC_CLIENT_SECRET: secret,
      OIDC_TIMEOUT_MS,
    } = this.settings;
    const isPlain = new URL(issuer).protocol === 'http:';
    try {
      return await client.discovery(
        new URL(issuer),
        id,
        { [client.clockTolerance]: CLOCK_TOLERANCE_S },
        client.ClientSecretBasic(secret),
        {
          [client.customFetch]: boundedFetch,
          // Without these checks the signature of an ID token counts for nothing.
          execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
          timeout: OIDC_TIMEOUT_MS / 1000,
        },
      );
    } catch (error) {
      if (tries > 1 && providerError(error).fault === 'unreachable') return this.discover(tries - 1);
      // Whatever is wrong with its description, readers cannot sign in there.
      throw new ProviderError('unreachable', `no description of ${issuer}`, error);
    }
  }

  private async told<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw providerError(error);
    }
  }
}

function assertSignedInSince(authTime: unknown, since: Date): void {
  const earliest = since.getTime() / 1000 - CLOCK_TOLERANCE_S;
  if (typeof authTime !== 'number' || authTime < earliest)
    throw new ProviderError('invalid', 'the provider did not ask for the password again');
}

/** The provider of the settings, or null. @param path of this site to which the provider sends readers back */
export function openSignInProvider(settings: Settings, path: string): SignInProvider | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_TIMEOUT_MS, PUBLIC_URL, PORT } = settings;
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined)
    return null;
  const given = { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_TIMEOUT_MS };
  const name = settings.OIDC_NAME ?? new URL(OIDC_ISSUER).hostname;
  return new SignInProvider(given, name, new URL(path, PUBLIC_URL ?? `http://localhost:${PORT}`).href);
}
