import type { Command as Program } from 'commander';
import { runCommand } from '../run/run-command.js';

/** `owners …` */
export function addOwnerCommands(program: Program): void {
  const owners = program
    .command('owners')
    .description('manage owners; outlets of one owner count as one origin');
  owners
    .command('list')
    .description('lists owner groups with their outlets, largest first')
    .option('--json', 'as JSON')
    .action((options) =>
      runCommand(async (command) => (await import('./owners.js')).listOwnersFor(command, options)),
    );
  owners
    .command('set <domain> [owner]')
    .description('sets the owner of an outlet; the directory no longer changes it')
    .option('--none', 'the outlet has no owner group')
    .action((domain, owner, options) =>
      runCommand(async (command) =>
        (await import('./owners.js')).setOwnerFor(command, domain, owner, options),
      ),
    );
}
