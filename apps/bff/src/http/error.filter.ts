import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ErrorBody } from '#contract';
import type { Logger } from '#platform';
import { ApiError } from './errors.js';
import { LOGGER } from './tokens.js';

/** Turns every failure into `{ code, message, issues? }`; the unexpected is logged and told without detail. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const { status, body } = describe(error);
    if (status >= 500)
      this.logger.error({ err: error, method: request.method, path: request.path }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.status(status).json(body);
  }
}

function describe(error: unknown): { status: number; body: ErrorBody } {
  if (error instanceof ApiError) {
    const { status, code, message, issues } = error;
    return { status, body: issues ? { code, message, issues: [...issues] } : { code, message } };
  }
  if (error instanceof HttpException) return describeHttp(error.getStatus(), error.message);
  const status = statusOf(error);
  if (status !== null) return describeHttp(status, 'The request could not be read.');
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

function describeHttp(status: number, message: string): { status: number; body: ErrorBody } {
  return { status, body: { code: CODES[status] ?? (status < 500 ? 'bad_request' : 'internal'), message } };
}

/** Express and body-parser mark what the client did wrong by a 4xx `status` on the error. */
function statusOf(error: unknown): number | null {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
