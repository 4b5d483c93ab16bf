import type { Request } from 'express';
import type { Settings } from '#platform/runtime';

/** Where readers find us, without a slash at the end: PUBLIC_URL, else the address that was asked. */
export function publicOrigin(settings: Pick<Settings, 'PUBLIC_URL'>, request: Request): string {
  const asked = settings.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
  return asked.replace(/\/+$/, '');
}
