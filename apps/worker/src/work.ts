import 'reflect-metadata';
import { whenTold } from '#platform/parent';
import { startFailure } from '#platform/runtime';
import { workerProgram } from './cli/program.js';

/** Loaded only without a command: it is the whole worker. */
async function runForEver(): Promise<void> {
  const program = await import('./run-for-ever.js');
  await whenTold();
  await program.runForEver();
}

async function start(): Promise<void> {
  const command = process.argv.length > 2;
  if (command) process.stdout.on('error', endWithReader);
  await workerProgram(runForEver).parseAsync();
  // The command has closed its resources. The channel to the parent process must not keep it alive.
  if (command) process.channel?.unref();
}

/** Exits quietly if the reader closes the pipe, as `head` does. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

start().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error, process.env)}\n`);
  process.exit(1);
});
