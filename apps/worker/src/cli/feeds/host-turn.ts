import { lostConnection } from '#persistence/database';
import { ClaimService } from '../../ingest/claim.service.js';
import { wallMs } from '../run/placing.js';
import type { Command } from '../run/run-command.js';

/** A host that somebody else asks, or that rests, is looked at again after this (ms). */
const HELD_MS = 1000;
/** So is every host while the database does not answer (ms). */
const AWAY_MS = 30_000;

/**
 * Takes a host's lease as the workers do, so that it is asked by one at a time and rests afterwards; without it nobody
 * is asked. `ask` answers for how long the server wants to be left alone (ms).
 * @returns until when (system time, ms) the host need not be looked at again
 */
export async function askInTurn(
  command: Command,
  hostKey: string,
  ask: () => Promise<number>,
): Promise<number> {
  const claims = command.get(ClaimService);
  let waitMs = HELD_MS;
  const away = (error: unknown) => {
    if (!lostConnection(error)) throw error;
    command.terminal.note(`The database does not answer: ${hostKey} waits.`);
    waitMs = AWAY_MS;
    return null;
  };
  const host = await claims.one(hostKey).catch(away);
  if (host === null) return wallMs() + waitMs;
  let restMs = 0;
  try {
    restMs = await ask();
  } finally {
    // A lease that cannot be given back runs out.
    await claims.release([host], 'visited', restMs).catch(away);
  }
  return wallMs() + Math.max(restMs, command.settings.HOST_GAP_MS);
}
