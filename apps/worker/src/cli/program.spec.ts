import { describe, expect, it } from '@jest/globals';
import type { Command } from 'commander';
import { workerProgram } from './program.js';

/** Throws what would end the process, and prints nothing. */
function strict(command: Command): Command {
  command.exitOverride().configureOutput({ writeErr: () => undefined });
  command.commands.forEach(strict);
  return command;
}

const program = strict(workerProgram(() => Promise.reject(new Error('started'))));

interface Leaf {
  path: string;
  command: Command;
}

const leavesOf = (parent: Command, path: string[] = []): Leaf[] =>
  parent.commands.flatMap((command) => {
    const own = [...path, command.name()];
    return command.commands.length === 0 ? [{ path: own.join(' '), command }] : leavesOf(command, own);
  });
const leaves = leavesOf(program);

/** Enough for the command to run. */
function given({ path, command }: Leaf): string[] {
  const words = command.registeredArguments.map(() => '1');
  const options = command.options
    .filter(({ mandatory }) => mandatory)
    .flatMap(({ long }) => [String(long), 'x']);
  return [...path.split(' '), ...words, ...options];
}

describe.each(leaves)('$path', (leaf) => {
  const run = (...more: string[]) => program.parseAsync([...given(leaf), ...more], { from: 'user' });

  it('refuses an unknown option', async () => {
    await expect(run('--no-such-option')).rejects.toThrow("unknown option '--no-such-option'");
  });

  const takesMore = leaf.command.registeredArguments.some(({ variadic }) => variadic);
  const refusesMore = async () => {
    await expect(run('surplus')).rejects.toThrow('too many arguments');
  };
  if (!takesMore) it('refuses an argument too many', refusesMore);
});

it('names an unknown command', async () => {
  await expect(program.parseAsync(['feed'], { from: 'user' })).rejects.toThrow("unknown command 'feed'");
});
