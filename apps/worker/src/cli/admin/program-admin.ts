import type { Command as Program } from 'commander';
import { runCommand } from '../run/run-command.js';

/** `admin …`, also as `npm run admin -- …` */
export function addAdminCommands(program: Program): void {
  const admin = program.command('admin').description('admins and the audit log');
  admin
    .command('promote <user>')
    .description('makes a member an admin, by username, email address or id')
    .action((user) =>
      runCommand(async (command) => (await import('./admin-commands.js')).promoteMember(command, user)),
    );
  admin
    .command('sessions')
    .description('sessions of members')
    .command('end [user]')
    .description('ends all sessions of a member, by username, email address or id')
    .option('--all', 'of everybody')
    .action((user, options) =>
      runCommand(async (command) =>
        (await import('./admin-commands.js')).endSessions(command, user, options),
      ),
    );
  admin
    .command('factors')
    .description('second factors of members')
    .command('remove <user>')
    .description('removes all second factors of a member, by username, email address or id')
    .option('--checked', 'you have checked that the owner of the account asks for it')
    .action((user, options) =>
      runCommand(async (command) =>
        (await import('./remove-factors.js')).removeMemberFactors(command, user, options),
      ),
    );
  const audit = admin.command('audit').description('the audit log');
  audit
    .command('verify')
    .description('checks that no entry of the audit log was changed or removed; exit code 1 if one was')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      `
Prints the id and the hash of the last entry. Note them elsewhere: entries removed at the end of the log show only by
comparing the hash.`,
    )
    .action((options) =>
      runCommand(async (command) => (await import('./admin-commands.js')).verifyAuditLog(command, options)),
    );
}
