import { inspect } from 'node:util';
import { OperatorError } from './errors.js';
import { scrubSecrets } from './scrub-secrets.js';
import { secretValues } from './secret-values.js';

/** Of a server that is not there: codes of Node.js. */
const NOT_THERE = /^E(?:CONN|HOST|NET|AI_|NOTFOUND|TIMEDOUT|PIPE)/;
/** Of a server that refuses: SQLSTATE of a wrong password, a missing database, a missing privilege, too many connections, and one that starts or stops. */
const REFUSES = /^(?:28|3D|42501$|53|57P)/;
const CAUSES = 5;

/**
 * What a process prints if it cannot start: one sentence if the operator can mend it, otherwise the error with its stack. At the start,
 * the database is the only server that is asked. Hides the secrets of `env`.
 */
export function startFailure(error: unknown, env: NodeJS.ProcessEnv): string {
  const refused = databaseError(error);
  const text =
    error instanceof OperatorError
      ? error.message
      : refused === null
        ? inspect(error)
        : `The database cannot be used: ${connectionReason(refused)}. Check DATABASE_URL, and DATABASE_DIRECT_URL if it is set.`;
  return scrubSecrets(text, secretValues(env));
}

/** Why a connection failed. A name with several addresses fails once for each, and such an error has no message of its own. */
export function connectionReason(error: unknown): string {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const messages = errors.map((each) =>
    each instanceof Error && each.message ? each.message : String(each),
  );
  return [...new Set(messages)].join('; ').replace(/\.$/, '');
}

function databaseError(error: unknown): Error | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < CAUSES; cause = cause.cause, depth++) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && (NOT_THERE.test(code) || REFUSES.test(code))) return cause;
  }
  return null;
}
