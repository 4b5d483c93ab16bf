import { removeToken } from '../../../lib/device/auth-token';
import { postJson } from '../../../lib/http';
import { reportUnlessLeft } from '../../../lib/report-unless-left';
import { calls } from '../../../lib/urls';
import { dropSignedInHint } from './signed-in-hint';

export async function signOut(): Promise<void> {
  await endOwnSession();
  dropSignedInHint();
}

let isLeaving = false;

/** Whether the session is ending or has ended: what runs in the background asks the server nothing more. */
export const isSigningOut = (): boolean => isLeaving;

/** Signs out on the server. This page keeps showing the reader until it reloads. */
export const endOwnSession = (): Promise<void> => endSessionBy(() => postJson(calls.logout));

/** Ends the session by this call, and drops what the device keeps of the reader. */
export async function endSessionBy(call: () => Promise<void>): Promise<void> {
  isLeaving = true;
  const device = await import('../../../lib/device/forget-device').catch((error) => {
    // The session ends also without the code that drops what the device keeps.
    reportUnlessLeft(error);
    return null;
  });
  device?.stopCopies();
  try {
    await call();
  } catch (error) {
    isLeaving = false;
    throw error;
  }
  removeToken();
  await device?.forgetDevice();
}
