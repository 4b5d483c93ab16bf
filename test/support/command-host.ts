import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';

/**
 * Runs the built worker's commands one after another in this one process, as `main.ts` of the worker does in one process
 * each: most of a command's time is the start of its process. Node runs this file as it
 * is, by taking the types out; orders come from the parent.
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
  const said = { out: '', err: '' };
  process.env = { ...ENVIRONMENT, ...settings };
  process.exitCode = undefined;
  process.stdout.write = hear((words) => {
    said.out += words;
  });
  process.stderr.write = hear((words) => {
    said.err += words;
  });
  try {
    const program = workerProgram(() => Promise.reject(new Error('the worker itself needs its own process')));
    await program.parseAsync(args, { from: 'user' });
    return { code: Number(process.exitCode ?? 0), ...said };
  } catch (error) {
    if (error instanceof Exit) return { code: error.code, ...said };
    const told = error instanceof OperatorError ? error.message : String((error as Error).stack);
    return { code: 1, out: said.out, err: `${said.err}${told}\n` };
  } finally {
    process.stdout.write = write.out;
    process.stderr.write = write.err;
  }
}

function hear(listener: (words: string) => void): typeof process.stdout.write {
  return (words: string | Uint8Array) => {
    listener(typeof words === 'string' ? words : Buffer.from(words).toString());
    return true;
  };
}

// Every command listens for signals and for the end of its parent, and none is meant here.
process.setMaxListeners(0);
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.exit = (code) => {
  throw new Exit(Number(code ?? process.exitCode ?? 0));
};
process.on('message', (order: Order) => {
  void run(order).then((answer) => process.send?.(answer));
});
