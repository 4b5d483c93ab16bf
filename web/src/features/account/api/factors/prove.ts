import { type Proof, Proven } from '#contract/accounts/factors';
import { postJson } from '../../../../lib/http';
import { calls } from '../../../../lib/urls';
import { signWithPasskey } from './sign-with-passkey';

/** Proves for the next ten minutes of this session that it is still the reader. */
export async function prove(proof: Proof): Promise<void> {
  await postJson(calls.proof, proof, Proven);
}

export async function proveWithPasskey(): Promise<void> {
  await prove({ passkey: await signWithPasskey(calls.passkeyProofOptions) });
}
