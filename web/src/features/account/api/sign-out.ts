import { removeToken } from '../../../lib/device/auth-token';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { dropSignedInHint } from './signed-in-hint';

export async function signOut(): Promise<void> {
  await postJson(calls.logout);
  removeToken();
  dropSignedInHint();
}
