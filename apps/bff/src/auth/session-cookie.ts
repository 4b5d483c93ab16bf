import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import type { Settings } from '#platform';

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
}

export function takeSessionCookie(response: Response, settings: Origin): void {
  response.clearCookie(nameOf(settings), options(settings));
}

/** The token of `Authorization: Bearer …`; null where there is none. Tokens in addresses or bodies are not taken. */
export function bearerToken(request: Request): string | null {
  return /^Bearer ([A-Za-z0-9_-]{1,100})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
