import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ErrorBody } from '#contract/site';
import { accountGone } from '#persistence/accounts';
import { lostConnection, noAnswer } from '#persistence/database';
import type { Logger } from '#platform/runtime';
import { ApiError, signedOut } from './errors.js';
import { LOGGER } from './tokens.js';

/** Turns every error into the contract's `ErrorBody`. Unexpected errors are logged, and the response omits their details. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const { status, body, retryAfterS } = describe(error);
    if (status >= 500 && !LOGGED_WHERE_IT_FAILED.has(body.code))
      this.logger.error({ err: error, method: request.method, path: request.path }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (retryAfterS !== undefined) response.setHeader('Retry-After', String(retryAfterS));
    // The handler may have announced another type.
    response.type('application/json');
    response.status(status).json(ACCOUNT_CALLS.test(request.path) ? { ...body, error: body.message } : body);
  }
}

/** What failed is logged once, not for each caller who is told. */
const LOGGED_WHERE_IT_FAILED: ReadonlySet<string> = new Set(['card_not_drawn']);

/** Clients of these calls read the message from `error`. */
const ACCOUNT_CALLS = /^\/api\/(?:auth\/|(?:login|register|logout|user)\/?$)/i;

interface Failure {
  status: number;
  body: ErrorBody;
  retryAfterS?: number | undefined;
}

const DATABASE_GONE: Failure = {
  status: 503,
  body: { code: 'unavailable', message: 'The database does not respond. Please try again in a moment.' },
  retryAfterS: 5,
};

function describe(error: unknown): Failure {
  if (error instanceof ApiError) {
    const { status, code, message, issues, retryAfterS } = error;
    return { status, body: issues ? { code, message, issues: [...issues] } : { code, message }, retryAfterS };
  }
  if (error instanceof HttpException) return describeNest(error);
  const status = statusOf(error);
  if (status !== null) return describeHttp(status, UNREADABLE);
  if (lostConnection(error) || noAnswer(error)) return DATABASE_GONE;
  if (accountGone(error)) return describe(signedOut());
  return {
    status: 500,
    body: { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
  };
}

const CODES: Record<number, string> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'unavailable',
};

export const UNREADABLE = 'The request could not be read.';

/** The JSON parser's message quotes the body, which may contain a password. */
function describeNest(error: HttpException): Failure {
  const status = error.getStatus();
  return describeHttp(status, status === 400 ? UNREADABLE : error.message);
}

function describeHttp(status: number, message: string): Failure {
  return { status, body: { code: CODES[status] ?? (status < 500 ? 'bad_request' : 'internal'), message } };
}

/** Express and body-parser mark client errors with a 4xx `status`. */
function statusOf(error: unknown): number | null {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
