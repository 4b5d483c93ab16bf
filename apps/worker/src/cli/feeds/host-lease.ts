import { lostConnection } from '#persistence/database';
import { ClaimService } from '../../ingest/claim.service.js';
import type { ServiceCommand } from '../run/command.js';
import { wallMs } from '../run/placing.js';

/** How long to wait before trying a leased or resting host again (ms). */
const HELD_MS = 1000;
/** How long to wait if the database does not respond (ms). */
const AWAY_MS = 30_000;

/**
 * Takes a host's lease as the workers do, so that one process at a time contacts the host and it rests afterwards.
 * Does not call `ask` without the lease. `ask` returns how long the server wants no requests (ms).
 * @returns when to try the host again (system time, ms)
 */
export async function requestWithLease(
  command: ServiceCommand,
  hostKey: string,
  ask: () => Promise<number>,
): Promise<number> {
  const claims = command.get(ClaimService);
  let waitMs = HELD_MS;
  const away = (error: unknown) => {
    if (!lostConnection(error)) throw error;
    command.terminal.note(`The database does not respond. Requests to ${hostKey} wait.`);
    waitMs = AWAY_MS;
    return null;
  };
  const host = await claims.one(hostKey).catch(away);
  if (host === null) return wallMs() + waitMs;
  let restMs = 0;
  try {
    restMs = await ask();
  } finally {
    // A lease that cannot be released expires.
    await claims.release([host], 'visited', restMs).catch(away);
  }
  return wallMs() + Math.max(restMs, command.settings.HOST_GAP_MS);
}
