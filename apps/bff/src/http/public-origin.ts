import type { Request } from 'express';
import type { Settings } from '#platform/runtime';

/** The public origin without a trailing slash: PUBLIC_URL, otherwise that of the request. */
export function publicOrigin(settings: Pick<Settings, 'PUBLIC_URL'>, request: Request): string {
  const origin = settings.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
  return origin.replace(/\/+$/, '');
}
