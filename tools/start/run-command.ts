import { OperatorError } from '#platform/runtime';

/** Runs a command: what the operator must change is one sentence, everything else a stack; both end with code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exitCode = 1;
  }
}
