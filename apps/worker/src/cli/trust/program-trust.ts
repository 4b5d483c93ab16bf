import type { Command as Program } from 'commander';
import { runCommand } from '../run/run-command.js';
import { rescoreFor } from './trust-rescore.js';
import { whyTrusted } from './trust-why.js';

const WHICH = '\n<source> is the domain, slug or id of a source.';

/** `trust …` */
export function addTrustCommands(program: Program): void {
  const trust = program.command('trust').description('how far sources can be trusted, and why');
  trust
    .command('rescore [source]')
    .description('computes one source, or all, anew from what the tables hold')
    .addHelpText('after', WHICH)
    .action((which) => runCommand((command) => rescoreFor(command, which)));
  trust
    .command('why <source>')
    .description('each factor with its evidence, coverage, history, and where the labels come from')
    .option('--json', 'as JSON')
    .addHelpText('after', WHICH)
    .action((which, options) => runCommand((command) => whyTrusted(command, which, options)));
}
