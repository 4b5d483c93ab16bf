import { type Proof, Proven } from '#contract/accounts/factors';
import { storeToken } from '../../../../lib/device/auth-token';
import { postJson } from '../../../../lib/http';
import { calls } from '../../../../lib/urls';
import { signWithPasskey } from './sign-with-passkey';

/** Proves for the next ten minutes of this session that it is still the reader. */
export async function prove(proof: Proof): Promise<void> {
  const { token } = await postJson(calls.proof, proof, Proven);
  // The proof renewed the session, so the token from before is no longer valid.
  if (token !== undefined) storeToken(token);
}

export async function proveWithPasskey(): Promise<void> {
  await prove({ passkey: await signWithPasskey(calls.passkeyProofOptions) });
}
