import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { isRecentProof } from '#domain/accounts';
import { type Settings, systemClock } from '#platform/runtime';
import { ApiError, proofRequired } from '../../http/errors.js';
import { SETTINGS } from '../../http/tokens.js';
import { Allow, mayCall } from '../identity/access.js';
import { Anonymous } from '../identity/anonymous.js';
import { ApiAccess } from '../identity/api-access.js';
import { ByApiToken } from '../identity/by-api-token.js';
import { NeedsProof } from '../identity/needs-proof.js';
import { OwnToken } from '../identity/own-token.js';
import { type Reader, readerOf } from '../identity/reader.js';
import { carriesToken, restoreHint } from './session-cookie.js';

/** Of the web app. What is outside of `/api`, caches on the way may keep: a cookie in it would reach other readers. */
const isCall = ({ path }: Request): boolean => /^\/api\//i.test(path);

const bySessionOrToken = AuthGuard(['bearer-token', 'session-cookie']);

/**
 * Identifies the caller, then checks `@Allow` and `@NeedsProof`. Handlers without `@Allow` are refused. Calls of `/api/v1` (`@ByApiToken`)
 * know API tokens only, `@Anonymous` calls know nobody, all others know sessions only.
 */
@Injectable()
export class ReaderGuard extends bySessionOrToken {
  constructor(
    private readonly reflector: Reflector,
    private readonly api: ApiAccess,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const scope = this.reflector.getAllAndOverride(ByApiToken, [context.getHandler(), context.getClass()]);
    if (scope !== undefined) {
      await this.api.admit(http.getRequest<Request>(), http.getResponse<Response>(), scope);
      return true;
    }
    const access = this.reflector.getAllAndOverride(Allow, [context.getHandler(), context.getClass()]);
    if (access === 'public' && this.isAnonymous(context)) return true;
    await super.canActivate(context);
    const reader = readerOf(http.getRequest<Request>());
    if (reader === null && carriesToken(http.getRequest<Request>()) && !this.checksTokenItself(context))
      throw new ApiError(401, 'invalid_token', 'The token is invalid or has expired.');
    if (reader?.via === 'session' && isCall(http.getRequest<Request>()))
      restoreHint(http.getRequest<Request>(), http.getResponse<Response>(), this.settings);
    if (access === 'public') return true;
    if (reader === null) throw new ApiError(401, 'unauthenticated', 'Please sign in.');
    if (!mayCall(reader, access)) throw new ApiError(403, 'forbidden', 'Unauthorized');
    this.assertProven(context, reader);
    return true;
  }

  private assertProven(context: ExecutionContext, { provenAt }: Reader): void {
    const needsProof = this.reflector.getAllAndOverride(NeedsProof, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (needsProof !== true || isRecentProof(provenAt, systemClock.now())) return;
    throw proofRequired();
  }

  private isAnonymous(context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride(Anonymous, [context.getHandler(), context.getClass()]) === true;
  }

  private checksTokenItself(context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride(OwnToken, [context.getHandler(), context.getClass()]) === true;
  }

  /** A missing session is not an error here. An unreachable database is. */
  override handleRequest<T = Reader | null>(error: unknown, reader: Reader | false | null): T {
    if (error) throw error;
    return (reader || null) as T;
  }
}
