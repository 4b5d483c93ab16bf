import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';

/**
 * Runs the built worker's commands one after another in one process, because most of a command's time is the start of its
 * process. Node runs this file directly by stripping its types. The parent sends the orders.
 */
export interface Order {
  args: readonly string[];
  settings: Record<string, string>;
}

export interface Answer {
  code: number;
  out: string;
  err: string;
}

class Exit extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`exit ${code}`);
    this.code = code;
  }
}

const built = (path: string) => import(pathToFileURL(join('dist', path)).href);
const { workerProgram } = (await built('apps/worker/src/cli/program.js')) as {
  workerProgram: (runForEver: () => Promise<void>) => Command;
};
const { OperatorError } = (await built('libs/platform/src/runtime/index.js')) as {
  OperatorError: typeof Error;
};

const ENVIRONMENT = { ...process.env };
const write = { out: process.stdout.write, err: process.stderr.write };

async function run({ args, settings }: Order): Promise<Answer> {
  const written = { out: '', err: '' };
  process.env = { ...ENVIRONMENT, ...settings };
  process.exitCode = undefined;
  process.stdout.write = capture((words) => {
    written.out += words;
  });
  process.stderr.write = capture((words) => {
    written.err += words;
  });
  try {
    const program = workerProgram(() => Promise.reject(new Error('the worker itself needs its own process')));
    await program.parseAsync(args, { from: 'user' });
    return { code: Number(process.exitCode ?? 0), ...written };
  } catch (error) {
    if (error instanceof Exit) return { code: error.code, ...written };
    const message = error instanceof OperatorError ? error.message : String((error as Error).stack);
    return { code: 1, out: written.out, err: `${written.err}${message}\n` };
  } finally {
    process.stdout.write = write.out;
    process.stderr.write = write.err;
  }
}

function capture(listener: (words: string) => void): typeof process.stdout.write {
  return (words: string | Uint8Array) => {
    listener(typeof words === 'string' ? words : Buffer.from(words).toString());
    return true;
  };
}

// Every command adds listeners for signals and for the end of its parent, so there are many.
process.setMaxListeners(0);
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.exit = (code) => {
  throw new Exit(Number(code ?? process.exitCode ?? 0));
};
process.on('message', (order: Order) => {
  void run(order).then((answer) => process.send?.(answer));
});
