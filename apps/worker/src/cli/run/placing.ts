import { setTimeout as wait } from 'node:timers/promises';
import { countWaiting } from '#persistence/stories';
import { systemClock } from '#platform/runtime';
import { KeeperService } from '../../stories/keeper.service.js';
import type { Command } from './run-command.js';

/** While another worker is the story-keeper (ms). */
const LOOK_EVERY_MS = 250;

/** What did not get less for so long will not: longer than any lease (ms). */
export const STUCK_AFTER_MS = 180_000;

const MANY = 1_000_000_000;

/** Articles that no story holds yet. */
export async function countWaitingNow({ db, clock }: Pick<Command, 'db' | 'clock'>): Promise<number> {
  return countWaiting(db, await clock.placingHorizon(), MANY);
}

/**
 * Places what waits until nothing does, the command is stopped or it does not get less. Where another worker is the
 * story-keeper, it places and we look on.
 */
export async function placeWaiting(command: Command, tell: (waiting: number) => string): Promise<void> {
  const keeper = command.get(KeeperService);
  let waiting = await countWaitingNow(command);
  let movedAt = wallMs();
  while (waiting > 0 && !command.stopped.aborted && wallMs() - movedAt < STUCK_AFTER_MS) {
    if ((await keeper.round()) === 0) await pause(LOOK_EVERY_MS, command.stopped);
    const left = await countWaitingNow(command);
    if (left < waiting) movedAt = wallMs();
    waiting = left;
    command.terminal.progress(() => tell(left));
  }
}

/** Waits, no longer than until the command is stopped. */
export async function pause(ms: number, stopped: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stopped }).catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
}

export function wallMs(): number {
  return systemClock.now().getTime();
}
