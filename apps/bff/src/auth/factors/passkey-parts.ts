import type { PasskeySite } from '#domain/accounts';
import type { PasskeyRow } from '#persistence/accounts/factors';
import { ApiError } from '../../http/errors.js';

/** @throws ApiError 503 if browsers refuse passkeys at this site's address */
export function assertSite(site: PasskeySite | null): PasskeySite {
  if (site !== null) return site;
  throw new ApiError(503, 'passkeys_unavailable', 'Passkeys need a site with HTTPS and a host name.');
}

/** How a passkey is named to browsers. */
export const descriptorOf = ({ credential_id: id, transports }: PasskeyRow) => ({
  id: id.toString('base64url'),
  transports,
});

/** The challenge that the client says it has signed, or null. Only the signature proves it. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' && /^[A-Za-z0-9_-]{43}$/.test(challenge) ? challenge : null;
  } catch {
    // Whatever is no JSON object holds no challenge.
    return null;
  }
}
