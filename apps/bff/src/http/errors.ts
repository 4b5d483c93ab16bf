import { PROOF_REQUIRED } from '#contract/site';

/** Errors for callers: a stable `code`, a status and a message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly issues?: readonly { path: string; message: string }[],
    /** Seconds to wait before a retry. */
    readonly retryAfterS?: number,
  ) {
    super(message);
  }
}

export function notFound(what: string): ApiError {
  return new ApiError(404, 'not_found', `${what} does not exist.`);
}

/** The call was made too often. */
export function rateLimited(retryAfterS: number): ApiError {
  const wait = retryAfterS < 120 ? `${retryAfterS} seconds` : `${Math.ceil(retryAfterS / 60)} minutes`;
  const message = `Too many attempts: rate limit reached. Please try again in ${wait}.`;
  return new ApiError(429, 'rate_limited', message, undefined, retryAfterS);
}

/** The reader has not proved lately who they are. */
export function proofRequired(): ApiError {
  return new ApiError(403, PROOF_REQUIRED, 'Please confirm that it is you.');
}

/** The queue is full. */
export function busy(): ApiError {
  return new ApiError(503, 'busy', 'The server is busy. Please try again in a moment.', undefined, 2);
}

/** A search exceeded its time limit. */
export function tooSlow(): ApiError {
  const message = 'The search took too long. Please use fewer or rarer words.';
  return new ApiError(503, 'too_slow', message, undefined, 2);
}

/** A per-reader limit is reached. */
export function tooMany(sentence: string): ApiError {
  return new ApiError(409, 'too_many', sentence);
}

/** The session or its account no longer exists. */
export function signedOut(): ApiError {
  return new ApiError(401, 'unauthenticated', 'Please sign in.');
}
