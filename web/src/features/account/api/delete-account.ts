import type { AccountDeletion } from '#contract/accounts';
import { removeToken } from '../../../lib/device/auth-token';
import { deleteJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { dropSignedInHint } from './signed-in-hint';

export async function deleteAccount(deletion: AccountDeletion): Promise<void> {
  await deleteJson(calls.account, deletion);
  removeToken();
  dropSignedInHint();
  const { forgetDevice } = await import('../../../lib/device/forget-device');
  await forgetDevice();
}
