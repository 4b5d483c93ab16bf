import type { Command as Program } from 'commander';
import { runCommand } from '../run/run-command.js';
import { listOwnersFor, setOwnerFor } from './owners.js';

/** `owners …` */
export function addOwnerCommands(program: Program): void {
  const owners = program
    .command('owners')
    .description('who owns which outlets: outlets of one owner are one origin');
  owners
    .command('list')
    .description('the owner groups with their outlets, the largest first')
    .option('--json', 'as JSON')
    .action((options) => runCommand((command) => listOwnersFor(command, options)));
  owners
    .command('set <domain> [owner]')
    .description('says to which group an outlet belongs; the directory does not change it any more')
    .option('--none', 'it stands for itself')
    .action((domain, owner, options) =>
      runCommand((command) => setOwnerFor(command, domain, owner, options)),
    );
}
