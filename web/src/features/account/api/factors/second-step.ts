import { SignedIn } from '#contract/accounts';
import type { AppCode, RecoveryCodeForm } from '#contract/accounts/factors';
import { postJson } from '../../../../lib/http';
import { calls } from '../../../../lib/urls';
import { keepToken } from '../sign-in';
import { signWithPasskey } from './sign-with-passkey';

/** The second step of a sign-in by a code. */
export async function takeSecondStep(ticket: string, proof: AppCode | RecoveryCodeForm): Promise<SignedIn> {
  return keepToken(await postJson(calls.secondStep, { ticket, ...proof }, SignedIn));
}

/** Signs in with a passkey: after the password with its ticket, or alone. @throws PasskeyRefusal if that fails */
export async function signInWithPasskey(ticket?: string): Promise<SignedIn> {
  const passkey = await signWithPasskey(calls.passkeySignInOptions, { ticket });
  return keepToken(await postJson(calls.passkeySignIn, { passkey, ticket }, SignedIn));
}
