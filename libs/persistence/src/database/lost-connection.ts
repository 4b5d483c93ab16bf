/** SQLSTATE classes of a server that is not there, stops, or has no room: connection, resources, operator, system. */
const STATES = /^(?:08|53|57|58)/;

/** What the driver says without a code. */
const MESSAGES =
  /connection terminated|connection error|timeout exceeded when trying to connect|connection ended/i;

/**
 * True when a statement failed because the server could not be reached or stopped: that says nothing of what was to be
 * written, which may be written again.
 */
export function lostConnection(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return STATES.test(code) || /^E(?:CONN|PIPE|HOST|TIMEDOUT)/.test(code) || MESSAGES.test(message);
}

/** True when a statement was ended for taking longer than it may, as `statement_timeout` says. */
export function statementCancelled(error: unknown): boolean {
  return (error as { code?: string }).code === '57014';
}
