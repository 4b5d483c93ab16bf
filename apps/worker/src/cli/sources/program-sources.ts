import type { Command as Program } from 'commander';
import { runCommand } from '../run/run-command.js';

const WHICH = '\n<source> is the domain, slug or id of a source.';

/** `sources …` */
export function addSourceCommands(program: Program): void {
  const sources = program.command('sources').description('manage the directory of sources');
  sources
    .command('list [words]')
    .description('lists sources, or those whose name or domain contains the words')
    .option('--disabled', 'only disabled sources')
    .option('--operators', 'only sources that operators added or corrected')
    .option('--json', 'as JSON')
    .action((words, options) =>
      runCommand(async (command) =>
        (await import('./sources-list.js')).listSourcesFor(command, words, options),
      ),
    );
  withLabels(sources.command('add <domain>').description('adds an outlet as a source')).action(
    (domain, options) =>
      runCommand(async (command) =>
        (await import('./sources-change.js')).addSourceFor(command, domain, options),
      ),
  );
  withLabels(sources.command('correct <source>'))
    .description('sets labels of a source; the directory no longer changes them')
    .option('--release <labels>', 'gives labels back to the directory: name,owner,bias …')
    .addHelpText('after', WHICH)
    .action((which, options) =>
      runCommand(async (command) =>
        (await import('./sources-change.js')).correctSourceFor(command, which, options),
      ),
    );
  sources
    .command('disable <source>')
    .description('stops its feeds and stores nothing from it; its page shows the reason')
    .requiredOption('--reason <text>', 'the reason that readers see')
    .addHelpText('after', WHICH)
    .action((which, { reason }) =>
      runCommand(async (command) =>
        (await import('./sources-change.js')).disableSourceFor(command, which, reason),
      ),
    );
  sources
    .command('enable <source>')
    .description('enables the source and the feeds that were stopped with it')
    .addHelpText('after', WHICH)
    .action((which) =>
      runCommand(async (command) => (await import('./sources-change.js')).enableSourceFor(command, which)),
    );
}

function withLabels(program: Program): Program {
  return program
    .option('--name <name>')
    .option('--url <address>', 'URL of its front page')
    .option('--owner <group>', "the owner group, or 'none' if it has none")
    .option('--country <code>', "two letters (ISO 3166), or 'none'")
    .option('--language <tag>', "en, pt-BR …, or 'none'")
    .option('--media-type <type>', "newspaper, news agency …, or 'none'")
    .option('--category <category>', 'of the directory: global, national …')
    .option('--description <text>')
    .option('--bias <label>', "left, center-left, center, center-right, right, or 'none'");
}
