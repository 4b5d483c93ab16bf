import type { AccountDeletion } from '#contract/accounts';
import { deleteJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { endSessionBy } from './sign-out';
import { dropSignedInHint } from './signed-in-hint';

export async function deleteAccount(deletion: AccountDeletion): Promise<void> {
  await endSessionBy(async () => {
    await deleteJson(calls.account, deletion);
    dropSignedInHint();
  });
}
