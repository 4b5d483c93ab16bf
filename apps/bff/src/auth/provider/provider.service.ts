import { Inject, Injectable } from '@nestjs/common';
import { PROVIDER_FAILURES } from '#contract/accounts';
import { openSignInProvider, ProviderError, type SignInProvider } from '#platform/oidc';
import type { Logger, Settings } from '#platform/runtime';
import { ApiError } from '../../http/errors.js';
import { LOGGER, SETTINGS } from '../../http/tokens.js';
import { ProviderFailed } from './provider-failed.js';
import { attemptKey } from './sealed-attempt.js';

/** Where the provider sends readers back to. Operators register it there. */
export const CALLBACK = '/api/auth/provider/callback';

/** The operator's provider of sign-in, if one is set up. */
@Injectable()
export class ProviderService {
  readonly provider: SignInProvider | null;
  /** Seals the cookies of attempts. */
  readonly key: Buffer | null;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.provider = openSignInProvider(settings, CALLBACK);
    this.key = this.provider && attemptKey(settings.OIDC_CLIENT_SECRET ?? '');
    const isPartly = this.provider === null && settings.OIDC_ISSUER !== undefined;
    if (isPartly) logger.warn('no sign-in at a provider: set OIDC_CLIENT_ID and OIDC_CLIENT_SECRET as well');
  }

  /** @throws ApiError 404 if none is set up */
  assertSet(): { provider: SignInProvider; key: Buffer } {
    const { provider, key } = this;
    if (provider !== null && key !== null) return { provider, key };
    throw new ApiError(404, 'provider_not_configured', 'This site has no other provider of sign-in.');
  }

  /**
   * Does something at the provider, and logs why it failed.
   * @throws ProviderFailed
   */
  async at<T>(work: (provider: SignInProvider) => Promise<T>): Promise<T> {
    const { provider } = this.assertSet();
    try {
      return await work(provider);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { fault, message, cause } = error;
      // The cause itself may hold codes and claims.
      const why = cause instanceof Error ? cause.message : undefined;
      this.logger.warn({ fault, reason: message, why }, 'sign-in at the provider failed');
      throw new ProviderFailed(fault);
    }
  }

  /** The sentence of a failure, for callers that are not pages. */
  refusal({ reason }: ProviderFailed): ApiError {
    const sentence = PROVIDER_FAILURES[reason](this.provider?.name ?? '');
    return new ApiError(reason === 'unreachable' ? 503 : 409, `provider_${reason}`, sentence);
  }
}
