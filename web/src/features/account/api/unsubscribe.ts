import { Done } from '#contract/accounts';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Ends email digests. Returns what was done. */
export function unsubscribe(secret: string): Promise<Done> {
  return postJson(calls.unsubscribe(secret), undefined, Done);
}

/** Chooses one digest a week instead of one a day. Returns what was done. */
export function chooseWeeklyDigest(secret: string): Promise<Done> {
  return postJson(calls.weeklyDigest(secret), undefined, Done);
}
