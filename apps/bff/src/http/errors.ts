/** Errors that a caller sees: a stable `code`, a status and a sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly issues?: readonly { path: string; message: string }[],
  ) {
    super(message);
  }
}

export function notFound(what: string): ApiError {
  return new ApiError(404, 'not_found', `${what} does not exist.`);
}
