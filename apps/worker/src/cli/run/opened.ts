import { destination } from 'pino';
import { createLogger, type Logger, readSettings, type Settings } from '#platform/runtime';
import type { Command } from './command.js';

/** What was opened for one command. */
export interface Opened<C extends Command> {
  run(work: (command: C) => Promise<void>, stopped: AbortSignal): Promise<void>;
  /** Waits for the command, then closes the database. */
  close(): Promise<void>;
}

/** Commands open no port, because a worker on the same machine may already use it. */
export function commandSettings(): Settings {
  return { ...readSettings(process.env), WORKER_HEALTH_PORT: undefined };
}

/** Logs go to standard error, because standard output is for results. The default level is warn. */
export function commandLogger(settings: Settings): Logger {
  const level = process.env.LOG_LEVEL ? settings.LOG_LEVEL : 'warn';
  return createLogger(
    { ...settings, LOG_LEVEL: level, LOG_PRETTY: false },
    'worker',
    destination({ dest: 2, sync: true }),
  );
}
