import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { SIGNED_IN_COOKIE } from '#contract/accounts';
import type { Settings } from '#platform/runtime';

type Origin = Pick<Settings, 'PUBLIC_URL'>;

const overHttps = ({ PUBLIC_URL }: Origin): boolean => PUBLIC_URL?.startsWith('https:') ?? false;

/** Over https no other host may set it: the prefix says so to the browser. */
const nameOf = (settings: Origin): string => (overHttps(settings) ? '__Host-session' : 'session');

const options = (settings: Origin): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: overHttps(settings),
  path: '/',
});

/** The secret of the request's session cookie; null where there is none. */
export function sessionSecret(request: Request, settings: Origin): string | null {
  const header = request.headers.cookie;
  return header === undefined ? null : (parseCookie(header)[nameOf(settings)] ?? null);
}

export function giveSessionCookie(
  response: Response,
  settings: Origin,
  secret: string,
  expiresAt: Date,
): void {
  response.cookie(nameOf(settings), secret, { ...options(settings), expires: expiresAt });
  giveHint(response, settings, expiresAt);
}

export function takeSessionCookie(response: Response, settings: Origin): void {
  response.clearCookie(nameOf(settings), options(settings));
  response.clearCookie(SIGNED_IN_COOKIE, { ...options(settings), httpOnly: false });
}

/** Gives the hint back to a browser that has the session's cookie alone. */
export function restoreHint(request: Request, response: Response, settings: Origin): void {
  const cookies = parseCookie(request.headers.cookie ?? '');
  if (cookies[SIGNED_IN_COOKIE] === undefined) giveHint(response, settings, undefined);
}

/** Scripts cannot see the session's cookie: this one tells the page that there is one, and proves nothing. */
function giveHint(response: Response, settings: Origin, expires: Date | undefined): void {
  response.cookie(SIGNED_IN_COOKIE, '1', {
    ...options(settings),
    httpOnly: false,
    ...(expires && { expires }),
  });
}

/** The token of `Authorization: Bearer …`; null where there is none. Tokens in addresses or bodies are not taken. */
export function bearerToken(request: Request): string | null {
  return /^Bearer ([A-Za-z0-9_-]{1,100})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
