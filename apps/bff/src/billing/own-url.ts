import { invalidInput } from '../http/validation.pipe.js';

/**
 * An address to which the payment provider sends readers back.
 * @param origin this site's origin, without a trailing slash
 * @throws ApiError 400 if it is not an address of this site
 */
export function ownUrl(given: string, origin: string, field: string): string {
  const url = new URL(given);
  if (url.origin !== new URL(origin).origin || url.username !== '' || url.password !== '')
    throw invalidInput([{ path: [field], message: 'must be an address of this site' }]);
  return url.href;
}
