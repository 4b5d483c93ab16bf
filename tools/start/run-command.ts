import { OperatorError } from '#platform/runtime';

/** Runs a command. Prints an OperatorError as one sentence, and other errors with their stack. Both exit with code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exitCode = 1;
  }
}
