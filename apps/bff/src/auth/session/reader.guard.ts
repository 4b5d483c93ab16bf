import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import type { Settings } from '#platform/runtime';
import { ApiError } from '../../http/errors.js';
import { SETTINGS } from '../../http/tokens.js';
import { Allow, mayCall } from '../identity/access.js';
import { type Reader, readerOf } from '../identity/reader.js';
import { restoreHint } from './session-cookie.js';

const bySessionOrToken = AuthGuard(['bearer-token', 'session-cookie']);

/** Identifies the caller, then checks `@Allow`. Handlers without it are refused. */
@Injectable()
export class ReaderGuard extends bySessionOrToken {
  constructor(
    private readonly reflector: Reflector,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    const http = context.switchToHttp();
    const reader = readerOf(http.getRequest<Request>());
    if (reader?.via === 'session')
      restoreHint(http.getRequest<Request>(), http.getResponse<Response>(), this.settings);
    const access = this.reflector.getAllAndOverride(Allow, [context.getHandler(), context.getClass()]);
    if (access === 'public') return true;
    if (reader === null) throw new ApiError(401, 'unauthenticated', 'Please sign in.');
    if (mayCall(reader, access)) return true;
    throw new ApiError(403, 'forbidden', 'Unauthorized');
  }

  /** A missing session is not an error here. An unreachable database is. */
  override handleRequest<T = Reader | null>(error: unknown, reader: Reader | false | null): T {
    if (error) throw error;
    return (reader || null) as T;
  }
}
