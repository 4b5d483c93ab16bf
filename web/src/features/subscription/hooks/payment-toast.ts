import { BILLING_CODES } from '#contract/billing';
import { BILLING_MESSAGES } from '#words/billing';
import { HttpError } from '../../../lib/http';

export interface FailureToast {
  title: string;
  text: string;
  failed: true;
}

/** What the reader can act on is told in the server's words, everything else in the specified sentence. */
const TOLD: readonly string[] = [
  BILLING_CODES.declined,
  BILLING_CODES.alreadySubscribed,
  'rate_limited',
  'unauthenticated',
];

/** Payments are not set up on this server. */
export function configurationToast(): FailureToast {
  const { configurationTitle: title, configuration: text } = BILLING_MESSAGES;
  return { title, text, failed: true };
}

/** The message about a failed payment call. @param sentence the specified one */
export function paymentToast(error: unknown, sentence: string): FailureToast {
  const { code, serverMessage } = error instanceof HttpError ? error : { code: null, serverMessage: null };
  if (code === BILLING_CODES.notConfigured) return configurationToast();
  const isTold = code !== null && TOLD.includes(code) && serverMessage !== null;
  return { title: BILLING_MESSAGES.errorTitle, text: isTold ? serverMessage : sentence, failed: true };
}
