import { SignedIn } from '#contract/accounts';
import type { AppCode, RecoveryCodeForm } from '#contract/accounts/factors';
import { accountCalls } from '../../../../lib/account-calls';
import { postJson } from '../../../../lib/http';
import { keepToken } from '../sign-in';
import { signWithPasskey } from './sign-with-passkey';

/** The second step of a sign-in by a code. */
export async function takeSecondStep(ticket: string, proof: AppCode | RecoveryCodeForm): Promise<SignedIn> {
  return keepToken(await postJson(accountCalls.secondStep, { ticket, ...proof }, SignedIn));
}

/** Signs in with a passkey: after the password with its ticket, or alone. @throws PasskeyRefusal if that fails */
export async function signInWithPasskey(ticket?: string): Promise<SignedIn> {
  const passkey = await signWithPasskey(accountCalls.passkeySignInOptions, { ticket });
  return keepToken(await postJson(accountCalls.passkeySignIn, { passkey, ticket }, SignedIn));
}
