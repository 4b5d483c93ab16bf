import { Done, type EmailConfirmation, EmailConfirmed } from '#contract/accounts';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Sends the confirmation email again. Returns what was done. */
export function sendConfirmation(): Promise<Done> {
  return postJson(calls.emailConfirmation, undefined, Done);
}

export function confirmEmail(confirmation: EmailConfirmation): Promise<EmailConfirmed> {
  return postJson(calls.emailConfirm, confirmation, EmailConfirmed);
}
