import { type EmailChange, User } from '#contract/accounts';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The new address is unconfirmed until the reader opens the emailed link. */
export function changeEmail(change: EmailChange): Promise<User> {
  return postJson(calls.email, change, User);
}
