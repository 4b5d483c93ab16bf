import { Done } from '#contract/accounts';
import type { NewContactMessage } from '#contract/community';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Sends a message of the contact form. */
export function sendMessage(message: NewContactMessage): Promise<Done> {
  return postJson(calls.contact, message, Done);
}
