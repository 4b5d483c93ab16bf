import { deleteJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

export function endSession(id: number): Promise<void> {
  return deleteJson(calls.session(id));
}

/** All but the current one. */
export function endOtherSessions(): Promise<void> {
  return deleteJson(calls.sessions);
}
