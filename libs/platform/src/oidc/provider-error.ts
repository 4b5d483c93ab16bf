import * as client from 'openid-client';

/** `unreachable`: it does not respond, or not sensibly. `denied`: the reader or it said no. `invalid`: what came is not what was asked for. */
export type ProviderFault = 'unreachable' | 'denied' | 'invalid';

/** A sign-in at the provider that failed. The cause is for the log, not for readers. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly fault: ProviderFault,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Codes of openid-client for responses that are not the provider's word: timeouts, error pages, documents of another form. */
const NOT_ITS_WORD = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** What a failure in openid-client means for the reader. */
export function providerError(error: unknown): ProviderError {
  const own = ownError(error);
  if (own !== null) return own;
  if (error instanceof client.AuthorizationResponseError)
    return new ProviderError('denied', `the provider answered ${error.error}`, error);
  if (error instanceof client.ResponseBodyError && error.status < 500)
    return new ProviderError('invalid', `the provider refused: ${error.error}`, error);
  const { code, message } = error as { code?: unknown; message?: unknown };
  const isCheck = error instanceof client.ClientError && !NOT_ITS_WORD.has(String(code));
  return new ProviderError(isCheck ? 'invalid' : 'unreachable', String(message), error);
}

/** openid-client wraps what its fetch throws. */
function ownError(error: unknown): ProviderError | null {
  if (error instanceof ProviderError) return error;
  return error instanceof Error && error.cause !== undefined ? ownError(error.cause) : null;
}
