import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import type { Settings } from '#platform/runtime';
import { ATTEMPT_LASTS_MS } from './sealed-attempt.js';

type Origin = Pick<Settings, 'PUBLIC_URL'>;

const overHttps = ({ PUBLIC_URL }: Origin): boolean => PUBLIC_URL?.startsWith('https:') ?? false;

const nameOf = (settings: Origin): string => (overHttps(settings) ? '__Host-provider' : 'provider');

/** Lax, not strict: the browser comes back from the provider's site. */
const options = (settings: Origin): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: overHttps(settings),
  path: '/',
});

export function attemptCookie(request: Request, settings: Origin): string | null {
  return parseCookie(request.headers.cookie ?? '')[nameOf(settings)] ?? null;
}

export function setAttemptCookie(response: Response, settings: Origin, sealed: string): void {
  response.cookie(nameOf(settings), sealed, { ...options(settings), maxAge: ATTEMPT_LASTS_MS });
}

export function clearAttemptCookie(response: Response, settings: Origin): void {
  response.clearCookie(nameOf(settings), options(settings));
}
