import { Command as Program } from 'commander';
import { productVersion } from '#platform/runtime';
import { addAdminCommands } from './admin/program-admin.js';
import { addBackupCommands } from './backup/program-backup.js';
import { addFeedCommands } from './feeds/program-feeds.js';
import { addPushCommands } from './push/program-push.js';
import { runOnServices } from './run/run-command.js';
import { addOpmlCommands } from './sources/program-opml.js';
import { addOwnerCommands } from './sources/program-owners.js';
import { addSourceCommands } from './sources/program-sources.js';
import { addStoryCommands } from './stories/program-stories.js';
import { addTrustCommands } from './trust/program-trust.js';

const EXIT_CODES = `
Exit codes: 0 done; 1 failed or invalid command; 2 (once) every visited feed failed;
128 plus the signal's number if it was stopped before its end.

The database is DATABASE_URL, otherwise the embedded one in DATA_DIR. LOG_LEVEL=info logs every visit.`;

const ARCHIVE_HELP = `
A line is {"domain", "title", "link", "firstSeen", "description"?, "categories"?}, in order of firstSeen. Up to
500000 unordered lines are sorted. Unknown domains become sources.`;

/** The commands of `npm run worker -- …`. Without a command, the worker reads feeds until it is stopped. */
export function workerProgram(runForEver: () => Promise<void>): Program {
  const program = bareProgram(runForEver);
  addOnceCommand(program);
  addFeedCommands(program);
  addOpmlCommands(program);
  addOwnerCommands(program);
  addSourceCommands(program);
  addTrustCommands(program);
  addStoryCommands(program);
  addRecordCommand(program);
  addImportCommand(program);
  addAdminCommands(program);
  addBackupCommands(program);
  addPushCommands(program);
  // Only here, for the sentence about an unknown command. Commands that were added later would ignore what they do not take, too.
  return program.allowExcessArguments();
}

function bareProgram(runForEver: () => Promise<void>): Program {
  return new Program('npm run worker --')
    .description(
      'Reads feeds, places articles in stories and maintains milestones. Without a command, it runs until it is stopped.',
    )
    .version(productVersion())
    .showHelpAfterError('(use --help to list commands and options)')
    .addHelpText('after', EXIT_CODES)
    .action((_, program: Program) => {
      const [unknown] = program.args;
      return unknown === undefined ? runForEver() : program.error(`error: unknown command '${unknown}'`);
    });
}

function addOnceCommand(program: Program): void {
  program
    .command('once')
    .description('one round: visits and places everything that is due, then prints a summary')
    .option('--json', 'the summary as JSON')
    .action((options) =>
      runOnServices(async (command) => (await import('./once.js')).once(command, options)),
    );
}

function addRecordCommand(program: Program): void {
  program
    .command('record <folder>')
    .description('captures the active live feeds into a recording for RECORDED_DIR')
    .option('--for <time>', 'stops after 90s, 30m, 2h or 3d; default: at Ctrl-C')
    .option('--source <domain>', 'only feeds of this source')
    .addHelpText(
      'after',
      `
An existing recording is continued. Hosts are contacted under the workers' leases, one request at a time and with
their gap. Nothing else is written to the database.`,
    )
    .action((folder, options) =>
      runOnServices(
        async (command) => (await import('./recording/record.js')).record(command, folder, options),
        { endsBySignal: true },
      ),
    );
}

function addImportCommand(program: Program): void {
  program
    .command('import <file>')
    .description(
      'reads an archive of items (.jsonl, .jsonl.gz) the same way as a feed; continues where it stopped',
    )
    .option('--place', 'also places the articles in stories, instead of leaving that to a running worker')
    .option('--json', 'the summary as JSON')
    .addHelpText('after', ARCHIVE_HELP)
    .action((file, options) =>
      runOnServices(async (command) =>
        (await import('./import/import.js')).importArchive(command, file, options),
      ),
    );
}
