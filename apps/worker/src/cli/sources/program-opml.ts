import type { Command as Program } from 'commander';
import { runCommand } from '../run/run-command.js';

/** `opml …` */
export function addOpmlCommands(program: Program): void {
  const opml = program.command('opml').description('import and export lists of feeds (OPML)');
  opml
    .command('import <file>')
    .description('adds the feeds of a list without testing them; leaves known feeds unchanged')
    .action((file) => runCommand(async (command) => (await import('./opml.js')).importOpml(command, file)));
  opml
    .command('export [file]')
    .description('writes the active feeds, by category, to a file or to standard output')
    .option('--all', 'also waiting, paused and disabled feeds')
    .action((file, options) =>
      runCommand(async (command) => (await import('./opml.js')).exportOpml(command, file, options)),
    );
}
