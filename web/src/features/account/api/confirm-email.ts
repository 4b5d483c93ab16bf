import { Done, type EmailConfirmation, EmailConfirmed } from '#contract/accounts';
import { accountCalls } from '../../../lib/account-calls';
import { postJson } from '../../../lib/http';

/** Sends the confirmation email again. Returns what was done. */
export function sendConfirmation(): Promise<Done> {
  return postJson(accountCalls.emailConfirmation, undefined, Done);
}

export function confirmEmail(confirmation: EmailConfirmation): Promise<EmailConfirmed> {
  return postJson(accountCalls.emailConfirm, confirmation, EmailConfirmed);
}
