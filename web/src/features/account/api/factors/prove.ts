import { type Proof, Proven } from '#contract/accounts/factors';
import { accountCalls } from '../../../../lib/account-calls';
import { storeToken } from '../../../../lib/device/auth-token';
import { postJson } from '../../../../lib/http';
import { signWithPasskey } from './sign-with-passkey';

/** Proves for the next ten minutes of this session that it is still the reader. */
export async function prove(proof: Proof): Promise<void> {
  const { token } = await postJson(accountCalls.proof, proof, Proven);
  // The proof renewed the session, so the token from before is no longer valid.
  if (token !== undefined) storeToken(token);
}

export async function proveWithPasskey(): Promise<void> {
  await prove({ passkey: await signWithPasskey(accountCalls.passkeyProofOptions) });
}
