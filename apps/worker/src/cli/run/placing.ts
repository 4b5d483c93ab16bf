import { setTimeout as wait } from 'node:timers/promises';
import { countWaiting } from '#persistence/stories';
import { systemClock } from '#platform/runtime';
import { KeeperService } from '../../stories/keeper.service.js';
import type { Command, ServiceCommand } from './command.js';

/** Interval of checks while another worker is the story-keeper (ms). */
const LOOK_EVERY_MS = 250;

/** Gives up if the count has not fallen for this long, which exceeds any lease (ms). */
export const STUCK_AFTER_MS = 180_000;

const MANY = 1_000_000_000;

/** Articles that are not placed yet. */
export async function countWaitingNow({ db, clock }: Pick<Command, 'db' | 'clock'>): Promise<number> {
  return countWaiting(db, (await clock.placing()).horizon, MANY);
}

/**
 * Places waiting articles until none are left, the command is stopped, or the count stops falling. If another worker
 * is the story-keeper, only waits for it.
 */
export async function placeWaiting(
  command: ServiceCommand,
  tell: (waiting: number) => string,
): Promise<void> {
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

/** Waits. Returns early if the command is stopped. */
export async function pause(ms: number, stopped: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stopped }).catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
}

export function wallMs(): number {
  return systemClock.now().getTime();
}
