import type { Command as Program } from 'commander';
import { runCommand } from '../run/run-command.js';
import { exportOpml, importOpml } from './opml.js';

/** `opml …` */
export function addOpmlCommands(program: Program): void {
  const opml = program.command('opml').description('lists of feeds, as other readers exchange them');
  opml
    .command('import <file>')
    .description('adds the feeds of a list, untested; a feed that is known already is left as it is')
    .action((file) => runCommand((command) => importOpml(command, file)));
  opml
    .command('export [file]')
    .description('writes the feeds that are visited, by category, to a file or to standard output')
    .option('--all', 'also those that wait to be switched on or were paused')
    .action((file, options) => runCommand((command) => exportOpml(command, file, options)));
}
