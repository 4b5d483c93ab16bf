/** SQLSTATE classes of a server that is unavailable: connection, resources, operator intervention, system. */
const STATES = /^(?:08|53|57|58)/;

/** Driver errors that have no code. */
const MESSAGES =
  /connection terminated|connection error|timeout exceeded when trying to connect|connection ended/i;

/**
 * Whether a statement failed because the server was unreachable or stopped. The data is not at fault, so the write
 * may be repeated.
 */
export function lostConnection(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return STATES.test(code) || /^E(?:CONN|PIPE|HOST|TIMEDOUT)/.test(code) || MESSAGES.test(message);
}

/** Whether the server took longer to answer than the connection allows (`query_timeout`). It may still do what it was told. */
export function noAnswer(error: unknown): boolean {
  return /query read timeout/i.test((error as { message?: string }).message ?? '');
}

/** Whether a statement was cancelled by `statement_timeout`. */
export function statementCancelled(error: unknown): boolean {
  return (error as { code?: string }).code === '57014';
}

/** Whether a statement gave up waiting for a lock (`lock_timeout`). */
export function lockNotAvailable(error: unknown): boolean {
  return (error as { code?: string }).code === '55P03';
}
