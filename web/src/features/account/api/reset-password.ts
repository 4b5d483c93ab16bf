import { Done, type PasswordForgotten, type PasswordReset } from '#contract/accounts';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Emails a link. The response is the same whether or not the address is known. */
export function askForReset(forgotten: PasswordForgotten): Promise<Done> {
  return postJson(calls.passwordReset, forgotten, Done);
}

export function resetPassword(reset: PasswordReset): Promise<void> {
  return postJson(calls.passwordResetConfirm, reset);
}
