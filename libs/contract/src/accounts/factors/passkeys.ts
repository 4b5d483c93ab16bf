import { z } from 'zod';

/** Bytes as WebAuthn's JSON writes them. Bounded: attestations of some authenticators hold certificates. */
const base64url = (most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(most);
/** WebAuthn allows 1023 bytes. */
const credentialId = base64url(1364);
const transports = z.array(z.string().max(20)).max(10);
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  /** No extension is asked for. */
  clientExtensionResults: z.object({}),
};

/** What the browser returns for a new passkey (`RegistrationResponseJSON` of WebAuthn). Unknown fields are ignored. */
export const PasskeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(40_000),
    transports: transports.optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>;

/** A passkey's signature (`AuthenticationResponseJSON` of WebAuthn). Unknown fields are ignored. */
export const PasskeySignature = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: base64url(100).optional(),
  }),
});
export type PasskeySignature = z.infer<typeof PasskeySignature>;

const descriptor = z.object({
  id: credentialId,
  type: z.literal('public-key'),
  transports: transports.optional(),
});

/** What the browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** What the browser needs to let a passkey sign (`PublicKeyCredentialRequestOptionsJSON`). */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Empty: any passkey of this site. */
  allowCredentials: z.array(descriptor),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;
