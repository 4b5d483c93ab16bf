import type { Command as Program } from 'commander';
import { runCommand } from '../run/run-command.js';

const NOT_INCLUDED = `
Not included: FACTOR_KEY or DATA_DIR/factor.key, without which authenticator apps cannot be checked; resized pictures, which are
made again; and jobs that wait, such as emails of the last minutes.`;

/** `backup FILE` and `restore FILE` */
export function addBackupCommands(program: Program): void {
  program
    .command('backup <file>')
    .description('writes all data to a new compressed file, while readers and workers go on')
    .addHelpText('after', NOT_INCLUDED)
    .action((file) => runCommand(async (command) => (await import('./backup.js')).backup(command, file)));
  program
    .command('restore <file>')
    .description('reads a backup into a migrated, unused database: all of it or nothing')
    .addHelpText('after', NOT_INCLUDED)
    .action((file) => runCommand(async (command) => (await import('./restore.js')).restore(command, file)));
}
