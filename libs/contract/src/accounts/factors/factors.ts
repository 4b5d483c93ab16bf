import { z } from 'zod';
import { FACTORS } from '#vocabulary';
import { plainLine } from '../../site/plain-line.js';
import { CurrentPassword } from '../account.js';
import { PasskeyRegistration, PasskeySignature } from './passkeys.js';

export const RECOVERY_CODES = 10;
export const PASSKEYS_MOST = 20;
export const PASSKEY_NAME_MAX = 60;
export const FACTOR_RULES = {
  code: 'Enter the six digits that the app shows',
  recoveryCode: 'Enter one of your recovery codes, such as 7k2mx-9pq4d',
  passkeyName: 'Enter a name for the passkey',
} as const;

const instant = z.iso.datetime();

/** Spaces and hyphens are ignored, as people type them. */
const typed = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s-]+/g, ''));
const code = typed.pipe(z.string().regex(/^\d{6}$/, FACTOR_RULES.code));
const recoveryCode = typed.pipe(z.string().regex(/^[A-Za-z0-9]{10}$/, FACTOR_RULES.recoveryCode));

export const AppCode = z.strictObject({ code });
export type AppCode = z.infer<typeof AppCode>;
export const RecoveryCodeForm = z.strictObject({ recoveryCode });
export type RecoveryCodeForm = z.infer<typeof RecoveryCodeForm>;

/** The secret of a `SecondStep`, valid once and for five minutes. */
const ticket = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'is not a valid ticket');

/** The answer (202) to the right password of an account with a second factor. Nobody is signed in yet. */
export const SecondStep = z.object({
  needs: z.literal('second_factor'),
  ticket,
  /** What the account can prove. */
  factors: z.array(z.enum(FACTORS)),
  expiresAt: instant,
});
export type SecondStep = z.infer<typeof SecondStep>;

const STEP = 'second-step=';

/** The fragment of the address that leads to the second step after a sign-in at the provider. */
export function secondStepFragment(step: SecondStep): string {
  return STEP + encodeURIComponent(JSON.stringify(step));
}

/** The step in the fragment of an address, with its '#'. Null without a valid one. */
export function secondStepOf(fragment: string): SecondStep | null {
  if (!fragment.startsWith(`#${STEP}`)) return null;
  try {
    return SecondStep.parse(JSON.parse(decodeURIComponent(fragment.slice(STEP.length + 1))));
  } catch {
    return null;
  }
}

/** The second step of a sign-in by a code. */
export const SecondStepAnswer = z.union([
  z.strictObject({ ticket, code }),
  z.strictObject({ ticket, recoveryCode }),
]);
export type SecondStepAnswer = z.infer<typeof SecondStepAnswer>;

/** With a ticket, a passkey of its account is asked for; without one, any passkey of this site. */
export const PasskeySignInStart = z.strictObject({ ticket: ticket.optional() });
export type PasskeySignInStart = z.infer<typeof PasskeySignInStart>;
export const PasskeySignIn = z.strictObject({ passkey: PasskeySignature, ticket: ticket.optional() });
export type PasskeySignIn = z.infer<typeof PasskeySignIn>;

/** Proves in a session that it is still the reader. */
export const Proof = z.union([
  z.strictObject({ password: CurrentPassword }),
  z.strictObject({ code }),
  z.strictObject({ recoveryCode }),
  z.strictObject({ passkey: PasskeySignature }),
]);
export type Proof = z.infer<typeof Proof>;
/** API clients get a new token; the one that they used has ended. Browsers get a new cookie. */
export const Proven = z.object({ provenUntil: instant, token: z.string().optional() });
export type Proven = z.infer<typeof Proven>;
export const PasswordProofForm = z.strictObject({ password: CurrentPassword });
export type PasswordProofForm = z.infer<typeof PasswordProofForm>;

export const PasskeyView = z.object({
  id: z.int().positive(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type PasskeyView = z.infer<typeof PasskeyView>;

/** The reader's factors besides the password. */
export const Factors = z.object({
  app: z.object({ confirmedAt: instant }).nullable(),
  passkeys: z.array(PasskeyView),
  recoveryCodesLeft: z.int().nonnegative(),
  /** The only origin at which passkeys work. Null if this site cannot use them. */
  passkeyOrigin: z.string().nullable(),
});
export type Factors = z.infer<typeof Factors>;

/** The key for the authenticator app, as text and as the address that the QR code holds. */
export const AppSetup = z.object({ key: z.string(), uri: z.string() });
export type AppSetup = z.infer<typeof AppSetup>;

/** The first factor comes with recovery codes, which are never shown again. Null for further factors. */
export const FactorAdded = z.object({ recoveryCodes: z.array(z.string()).length(RECOVERY_CODES).nullable() });
export type FactorAdded = z.infer<typeof FactorAdded>;
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).length(RECOVERY_CODES) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

const passkeyName = plainLine(PASSKEY_NAME_MAX).min(1, FACTOR_RULES.passkeyName);
export const PasskeyNameForm = z.strictObject({ name: passkeyName });
export type PasskeyNameForm = z.infer<typeof PasskeyNameForm>;
export const NewPasskey = z.strictObject({ name: passkeyName, passkey: PasskeyRegistration });
export type NewPasskey = z.infer<typeof NewPasskey>;
