import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { SIGNED_IN_COOKIE } from '#contract/accounts';
import type { Settings } from '#platform/runtime';

type Origin = Pick<Settings, 'PUBLIC_URL'>;

const overHttps = ({ PUBLIC_URL }: Origin): boolean => PUBLIC_URL?.startsWith('https:') ?? false;

/** The `__Host-` prefix stops browsers from accepting this cookie from other hosts. It needs HTTPS. */
const nameOf = (settings: Origin): string => (overHttps(settings) ? '__Host-session' : 'session');

const options = (settings: Origin): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: overHttps(settings),
  path: '/',
});

/** The secret in the request's session cookie, or null. */
export function sessionSecret(request: Request, settings: Origin): string | null {
  const header = request.headers.cookie;
  return header === undefined ? null : (parseCookie(header)[nameOf(settings)] ?? null);
}

/** @param session its secret, and when it ends at the latest. The server ends unused ones earlier */
export function setSessionCookie(
  response: Response,
  settings: Origin,
  { secret, endsAt }: { secret: string; endsAt: Date },
): void {
  response.cookie(nameOf(settings), secret, { ...options(settings), expires: endsAt });
  setHint(response, settings, endsAt);
}

export function clearSessionCookie(response: Response, settings: Origin): void {
  response.clearCookie(nameOf(settings), options(settings));
  response.clearCookie(SIGNED_IN_COOKIE, { ...options(settings), httpOnly: false });
}

/** Restores the hint cookie for a browser that has only the session cookie. */
export function restoreHint(request: Request, response: Response, settings: Origin): void {
  const cookies = parseCookie(request.headers.cookie ?? '');
  if (cookies[SIGNED_IN_COOKIE] === undefined) setHint(response, settings, undefined);
}

/** Scripts cannot read the session cookie. This cookie tells them that one exists, and grants nothing. */
function setHint(response: Response, settings: Origin, expires: Date | undefined): void {
  response.cookie(SIGNED_IN_COOKIE, '1', {
    ...options(settings),
    httpOnly: false,
    ...(expires && { expires }),
  });
}

/** Whether the request authenticates with a token, valid or not. Its cookie then counts for nothing. */
export function carriesToken(request: Request): boolean {
  return /^Bearer(?: |$)/i.test(request.headers.authorization ?? '');
}

/** The secret that identified the caller. @throws Error if there is none: the call is open to visitors */
export function presentedSecret(request: Request, settings: Origin): string {
  const secret = bearerToken(request) ?? sessionSecret(request, settings);
  if (secret === null) throw new Error('the call identified nobody');
  return secret;
}

/** The token of `Authorization: Bearer …`, or null. Tokens in URLs or bodies are not accepted. */
export function bearerToken(request: Request): string | null {
  return /^Bearer ([A-Za-z0-9_-]{1,100})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
