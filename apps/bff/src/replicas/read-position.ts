import { AsyncLocalStorage } from 'node:async_hooks';
import { parseCookie } from 'cookie';
import type { NextFunction, Request, Response } from 'express';
import { walPosition } from '#persistence/replicas';
import type { Settings } from '#platform/runtime';

/** What a replica must have replayed for a request. API clients keep no cookies, so the primary answers them. */
type ReadPosition = bigint | 'primary' | null;

const COOKIE = 'read_after';
/** Longer than a replica may be behind (ms). */
const COOKIE_LASTS_MS = 120_000;
const current = new AsyncLocalStorage<ReadPosition>();

/** Of the request that is being answered. Null if anything will do. */
export const readPosition = (): ReadPosition => current.getStore() ?? null;

/** Remembers for each request what its reader must find. */
export function keepReadPosition(request: Request, _response: Response, next: NextFunction): void {
  const { authorization, cookie } = request.headers;
  const position = walPosition(cookie === undefined ? null : parseCookie(cookie)[COOKIE]);
  current.run(authorization === undefined ? position : 'primary', next);
}

/** After a change: the browser's next reads find it. */
export function setReadPosition(
  response: Response,
  { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>,
  position: string,
): void {
  const secure = PUBLIC_URL?.startsWith('https:') ?? false;
  response.cookie(COOKIE, position, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: COOKIE_LASTS_MS,
  });
}
