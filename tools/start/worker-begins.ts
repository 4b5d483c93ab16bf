import { type Command, CommanderError } from 'commander';
import { workerProgram } from '../../apps/worker/src/cli/program.js';

/**
 * Whether the worker begins to work with these arguments. Otherwise they ask for help, or it refuses them. Runs no command and
 * prints nothing.
 */
export async function workerBegins(args: readonly string[]): Promise<boolean> {
  let begins = false;
  const begin = () => {
    begins = true;
  };
  const program = workerProgram(async () => begin());
  withActions(program, begin);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
  }
  return begins;
}

function withActions(command: Command, action: () => void): void {
  command.exitOverride().configureOutput({ writeOut: () => undefined, writeErr: () => undefined });
  for (const child of command.commands) withActions(child, action);
  if (command.parent && command.commands.length === 0) command.action(action);
}
