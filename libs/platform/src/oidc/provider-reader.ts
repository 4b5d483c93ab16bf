import { z } from 'zod';
import { ProviderError } from './provider-error.js';

/** Providers may send anything in an optional claim: what is not a short text counts as missing. */
const optional = z.string().trim().min(1).max(300).optional().catch(undefined);

const Claims = z.object({
  iss: z.string().min(1).max(1000),
  sub: z.string().min(1).max(255),
  email: optional,
  email_verified: z.unknown().optional(),
  preferred_username: optional,
  name: optional,
  given_name: optional,
  family_name: optional,
});

/** Who somebody is at the provider. */
export interface ProviderReader {
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the provider has made sure that the address is the reader's. */
  isEmailVerified: boolean;
  /** What the reader is called there. */
  names: { username: string | null; first: string | null; last: string | null };
}

/** @param claims of a checked ID token, and of the provider's user information */
export function readProviderReader(claims: unknown): ProviderReader {
  const parsed = Claims.safeParse(claims);
  if (!parsed.success)
    throw new ProviderError('invalid', 'the provider sent no usable identity', parsed.error);
  const { iss, sub, email, email_verified, preferred_username, given_name, family_name } = parsed.data;
  return {
    issuer: iss,
    subject: sub,
    email: email ?? null,
    // Some providers write the truth value as a text.
    isEmailVerified: email !== undefined && (email_verified === true || email_verified === 'true'),
    names: { username: preferred_username ?? null, first: given_name ?? null, last: family_name ?? null },
  };
}
