import type { Command as Program } from 'commander';
import { runCommand, runOnServices } from '../run/run-command.js';

const WHICH = '\n<source> is the domain, slug or id of a source.';

/** `trust …` */
export function addTrustCommands(program: Program): void {
  const trust = program.command('trust').description('trust scores of sources and their evidence');
  trust
    .command('rescore [source]')
    .description('recomputes one source, or all, from the stored evidence')
    .addHelpText('after', WHICH)
    .action((which) =>
      runOnServices(async (command) => (await import('./trust-rescore.js')).rescoreFor(command, which)),
    );
  trust
    .command('why <source>')
    .description('shows each factor with its evidence, coverage, history and the origin of labels')
    .option('--json', 'as JSON')
    .addHelpText('after', WHICH)
    .action((which, options) =>
      runCommand(async (command) => (await import('./trust-why.js')).whyTrusted(command, which, options)),
    );
}
