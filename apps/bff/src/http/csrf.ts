import type { CsrfProtectionOptions } from '@nestjs/common';
import type { Request } from 'express';
import type { Settings } from '#platform/runtime';

/** Calls that others make on purpose, and whose address or secret says who they are. */
const FOREIGN_CALLS = /^\/(?:websub\/[^/]+|api\/unsubscribe)$/;

/**
 * Pages of other sites may not make a reader's browser change anything. No browser adds an Authorization header by
 * itself, so calls that carry a bearer token are their sender's own.
 */
export function csrfProtection({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): CsrfProtectionOptions<Request> {
  return {
    trustedOrigins: PUBLIC_URL === undefined ? [] : [new URL(PUBLIC_URL).origin],
    exclude: (request) =>
      /^Bearer /i.test(request.headers.authorization ?? '') || FOREIGN_CALLS.test(pathOf(request)),
  };
}

function pathOf(request: Request): string {
  return (request.originalUrl ?? request.url).split('?', 1)[0] ?? '';
}
