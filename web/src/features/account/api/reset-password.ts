import { Done, type PasswordForgotten, type PasswordReset } from '#contract/accounts';
import { accountCalls } from '../../../lib/account-calls';
import { postJson } from '../../../lib/http';

/** Emails a link. The response is the same whether or not the address is known. */
export function askForReset(forgotten: PasswordForgotten): Promise<Done> {
  return postJson(accountCalls.passwordReset, forgotten, Done);
}

export function resetPassword(reset: PasswordReset): Promise<void> {
  return postJson(accountCalls.passwordResetConfirm, reset);
}
