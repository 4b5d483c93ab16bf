import { type EmailChange, User } from '#contract/accounts';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The new address is unconfirmed until its mail was answered. */
export function changeEmail(change: EmailChange): Promise<User> {
  return postJson(calls.email, change, User);
}
