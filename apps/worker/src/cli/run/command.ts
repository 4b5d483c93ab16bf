import type { Type } from '@nestjs/common';
import type { Database } from '#persistence/database';
import type { NewsClock } from '#persistence/news-clock';
import { OperatorError, type Settings } from '#platform/runtime';
import type { Terminal } from './terminal.js';

/** The context of a command. */
export interface Command {
  db: Database;
  clock: NewsClock;
  settings: Settings;
  terminal: Terminal;
  /** Aborted when the operator asks the command to stop. */
  stopped: AbortSignal;
}

/** The context of a command that does the worker's own work. */
export interface ServiceCommand extends Command {
  get: <T>(provider: Type<T>) => T;
}

/** The recording that the database plays, or null if its news is live. */
export async function recordingOf({ clock }: Pick<Command, 'clock'>): Promise<string | null> {
  return (await clock.current())?.recording?.name ?? null;
}

/** @throws OperatorError if the database plays a recording. `what` gives the reason. */
export async function assertLive(command: Pick<Command, 'clock'>, what: string): Promise<void> {
  const recording = await recordingOf(command);
  if (recording !== null)
    throw new OperatorError(
      `The database plays the recording ${recording}: ${what}. Choose a live database with FEEDS=live or DATABASE_URL.`,
    );
}
