import type { PasswordChange } from '#contract/accounts';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Also ends every other session. */
export function changePassword(change: PasswordChange): Promise<void> {
  return postJson(calls.password, change);
}
