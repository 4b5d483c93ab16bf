import { inspect } from 'node:util';
import { OperatorError, scrubSecrets, secretValues } from '#platform/runtime';

/**
 * Runs a command. Prints an OperatorError as one sentence, and other errors with their stack, without secrets. Both exit with
 * code 1. So do errors that nothing awaits.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  process.once('uncaughtException', (error) => {
    process.stderr.write(`${withoutSecrets(error)}\n`);
    process.exit(1);
  });
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${withoutSecrets(error)}\n`);
    process.exitCode = 1;
  }
}

/** An error's properties may hold settings, such as the URL of a database. */
function withoutSecrets(error: unknown): string {
  const text = error instanceof OperatorError ? error.message : inspect(error);
  return scrubSecrets(text, secretValues(process.env));
}
