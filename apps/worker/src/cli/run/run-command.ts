import { constants } from 'node:os';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { destination, pino } from 'pino';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { stopWithParent } from '#platform/parent';
import {
  type Logger,
  NestLogger,
  OperatorError,
  readSettings,
  type Settings,
  systemClock,
} from '#platform/runtime';
import { CliModule, RunningCommand } from '../cli.module.js';
import { Terminal } from './terminal.js';

/** A signal repeated within this time is an echo of the first and does not force an exit (ms). */
const ECHO_MS = 1000;

/** The context of a command. */
export interface Command {
  db: Database;
  clock: NewsClock;
  settings: Settings;
  terminal: Terminal;
  /** Aborted when the operator asks the command to stop. */
  stopped: AbortSignal;
  get: <T>(provider: Type<T>) => T;
}

/**
 * Runs a command on the worker's services and closes them. A signal lets the current item finish. Then the process
 * exits with 128 plus the signal's number, as shells expect, unless the command normally ends by a signal.
 */
export async function runCommand(
  work: (command: Command) => Promise<void>,
  { endsBySignal = false } = {},
): Promise<void> {
  const settings = commandSettings();
  const logger = commandLogger(settings);
  const app = await NestFactory.createApplicationContext(CliModule.with(settings, logger), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= app.close();
    return closing;
  };
  const stopped = stopOnSignal(close);
  const terminal = new Terminal();
  const get = <T>(provider: Type<T>): T => app.get(provider);
  const db = app.get<Database>(Database);
  const running = work({ db, clock: get(NewsClock), settings, terminal, stopped, get });
  get(RunningCommand).ended = running;
  try {
    await running;
  } finally {
    await close();
  }
  if (stopped.aborted && !endsBySignal)
    process.exitCode = 128 + constants.signals[stopped.reason as NodeJS.Signals];
}

/** Commands open no port, because a worker on the same machine may already use it. */
export function commandSettings(): Settings {
  return { ...readSettings(process.env), WORKER_HEALTH_PORT: undefined };
}

/** Logs go to standard error, because standard output is for results. The default level is warn. */
export function commandLogger({ LOG_LEVEL }: Settings): Logger {
  const level = process.env.LOG_LEVEL ? LOG_LEVEL : 'warn';
  return pino({ level, base: { process: 'worker' } }, destination({ dest: 2, sync: true }));
}

function stopOnSignal(close: () => Promise<void>): AbortSignal {
  const stop = new AbortController();
  let requestedAt = 0;
  const ask = (signal: NodeJS.Signals) => {
    const now = systemClock.now().getTime();
    if (stop.signal.aborted && now - requestedAt > ECHO_MS) process.exit(128 + constants.signals[signal]);
    requestedAt = now;
    stop.abort(signal);
    close().catch((error: Error) => process.stderr.write(`${error.message}\n`));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  stopWithParent(() => {
    stop.abort('SIGTERM');
    return close();
  });
  return stop.signal;
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
