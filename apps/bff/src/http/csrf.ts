import type { CsrfProtectionOptions } from '@nestjs/common';
import type { Request } from 'express';
import type { Settings } from '#platform/runtime';

/** Calls that other sites make legitimately. A secret in the URL or a signature authenticates them. */
const FOREIGN_CALLS =
  /^\/(?:websub\/[^/]+|hub|api\/unsubscribe|api\/target-emails\/stop|api\/webhooks\/stripe)$/;

/**
 * Stops other sites from making changes through a reader's browser. Browsers never add an Authorization header by
 * themselves, so calls with a bearer token are exempt.
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
