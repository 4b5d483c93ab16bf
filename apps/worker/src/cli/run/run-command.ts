import { constants } from 'node:os';
import { stopWithParent } from '#platform/parent';
import type { Command, ServiceCommand } from './command.js';
import type { Opened } from './opened.js';

/** A signal repeated within this time is an echo of the first and does not force an exit (ms). */
const ECHO_MS = 1000;

// What a command needs is loaded when it runs. Help and commands on the database start in a fraction of the worker's time.

/** Runs a command that needs only the database. */
export async function runCommand(work: (command: Command) => Promise<void>): Promise<void> {
  const { openForCommand } = await import('./open-for-command.js');
  await run(await openForCommand(), work);
}

/** Runs a command on the worker's services. `endsBySignal`: the command normally ends by a signal. */
export async function runOnServices(
  work: (command: ServiceCommand) => Promise<void>,
  { endsBySignal = false } = {},
): Promise<void> {
  const { openServices } = await import('./open-services.js');
  await run(await openServices(), work, endsBySignal);
}

/**
 * Runs a command and closes what was opened for it. A signal lets the current item finish. Then the process exits with 128
 * plus the signal's number, as shells expect, unless the command normally ends by a signal.
 */
async function run<C extends Command>(
  opened: Opened<C>,
  work: (command: C) => Promise<void>,
  endsBySignal = false,
): Promise<void> {
  const stop = new AbortController();
  const running = opened.run(work, stop.signal);
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= opened.close();
    return closing;
  };
  stopOnSignal(stop, close);
  try {
    await running;
  } finally {
    await close();
  }
  if (stop.signal.aborted && !endsBySignal)
    process.exitCode = 128 + constants.signals[stop.signal.reason as NodeJS.Signals];
}

function stopOnSignal(stop: AbortController, close: () => Promise<void>): void {
  let requestedAt = 0;
  const ask = (signal: NodeJS.Signals) => {
    const now = performance.now();
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
}
