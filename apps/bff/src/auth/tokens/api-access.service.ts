import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PRODUCT_NAME } from '#contract/site';
import type { ApiScope } from '#vocabulary';
import { ApiError, rateLimited } from '../../http/errors.js';
import { clientAddress } from '../../limits/client-address.js';
import { LimitsService, type Metered } from '../../limits/limits.service.js';
import { ApiAccess } from '../identity/api-access.js';
import { setTokenOwner, type TokenOwner } from '../identity/by-api-token.js';
import { bearerToken, carriesToken } from '../session/session-cookie.js';
import { ApiTokensService } from './api-tokens.service.js';

/** Admits callers of `/api/v1`, and counts every call, refused ones included. */
@Injectable()
export class ApiAccessService extends ApiAccess {
  constructor(
    private readonly tokens: ApiTokensService,
    private readonly limits: LimitsService,
  ) {
    super();
  }

  /** @throws ApiError 401 for a missing or invalid token, 403 if it lacks the scope, 429 if there were too many calls */
  async admit(request: Request, response: Response, needs: ApiScope | 'public'): Promise<void> {
    const token = bearerToken(request);
    const owner = token === null ? null : await this.tokens.find(token);
    await this.meter(request, response, owner);
    if (owner === null && carriesToken(request)) {
      challenge(response, { error: 'invalid_token' });
      throw new ApiError(401, 'invalid_token', 'The token is invalid or has expired.');
    }
    if (owner !== null) setTokenOwner(request, owner);
    if (needs !== 'public') assertScope(response, owner, needs);
  }

  /** A reader's tokens share one limit, so that more tokens do not give more calls. */
  private async meter(request: Request, response: Response, owner: TokenOwner | null): Promise<void> {
    const metered = await this.limits.meter(
      owner === null
        ? { limit: 'apiAddress', key: clientAddress(request.ip) }
        : { limit: 'apiReader', key: `user ${owner.userId}` },
    );
    tellLimit(response, owner === null ? 'address' : 'token', metered);
    if (metered.isExceeded) throw rateLimited(metered.resetS);
  }
}

/** draft-ietf-httpapi-ratelimit-headers: the quota and its window, then what is left and for how many seconds. */
function tellLimit(response: Response, name: string, { quota, windowS, remaining, resetS }: Metered): void {
  response.setHeader('RateLimit-Policy', `"${name}";q=${quota};w=${windowS}`);
  response.setHeader('RateLimit', `"${name}";r=${remaining};t=${resetS}`);
}

function assertScope(response: Response, owner: TokenOwner | null, scope: ApiScope): void {
  if (owner === null) {
    challenge(response, {});
    throw new ApiError(401, 'unauthenticated', 'This call needs an API token.');
  }
  if (owner.scopes.includes(scope)) return;
  challenge(response, { error: 'insufficient_scope', scope });
  throw new ApiError(403, 'insufficient_scope', `The token lacks the scope ${scope}.`);
}

/** RFC 6750, section 3. */
function challenge(response: Response, given: { error?: string; scope?: string }): void {
  const parts = Object.entries({ realm: PRODUCT_NAME, ...given }).map(
    ([name, value]) => `${name}="${value}"`,
  );
  response.setHeader('WWW-Authenticate', `Bearer ${parts.join(', ')}`);
}
