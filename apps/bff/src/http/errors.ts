/** Errors that a caller sees: a stable `code`, a status and a sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly issues?: readonly { path: string; message: string }[],
    /** Seconds after which trying again makes sense. */
    readonly retryAfterS?: number,
  ) {
    super(message);
  }
}

export function notFound(what: string): ApiError {
  return new ApiError(404, 'not_found', `${what} does not exist.`);
}

/** What a call that was made too often answers. */
export function rateLimited(retryAfterS: number): ApiError {
  const wait = retryAfterS < 120 ? `${retryAfterS} seconds` : `${Math.ceil(retryAfterS / 60)} minutes`;
  const message = `Too many tries: the rate limit is reached. Please try again in ${wait}.`;
  return new ApiError(429, 'rate_limited', message, undefined, retryAfterS);
}

/** What is asked for more at once than this server takes on. */
export function busy(): ApiError {
  return new ApiError(503, 'busy', 'The server is busy. Please try again in a moment.', undefined, 2);
}

/** A search that would have taken more time than any may. */
export function tooSlow(): ApiError {
  const message = 'The search took too long. Please try fewer or rarer words.';
  return new ApiError(503, 'too_slow', message, undefined, 2);
}

/** A bound that holds for each reader is reached. */
export function tooMany(sentence: string): ApiError {
  return new ApiError(409, 'too_many', sentence);
}

/** The account went while its call was under way. */
export function signedOut(): ApiError {
  return new ApiError(401, 'unauthenticated', 'Please sign in.');
}
