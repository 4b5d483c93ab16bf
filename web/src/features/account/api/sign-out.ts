import { removeToken } from '../../../lib/device/auth-token';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { dropSignedInHint } from './signed-in-hint';

export async function signOut(): Promise<void> {
  await endOwnSession();
  dropSignedInHint();
}

/** Signs out on the server. This page keeps showing the reader until it reloads. */
export async function endOwnSession(): Promise<void> {
  await postJson(calls.logout);
  removeToken();
  const { forgetDevice } = await import('../../../lib/device/forget-device');
  await forgetDevice();
}
