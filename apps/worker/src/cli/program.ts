import { Command as Program } from 'commander';
import { productVersion } from '#platform/runtime';
import { addFeedCommands } from './feeds/program-feeds.js';
import { importArchive } from './import/import.js';
import { once } from './once.js';
import { record } from './recording/record.js';
import { runCommand } from './run/run-command.js';
import { addOpmlCommands } from './sources/program-opml.js';
import { addOwnerCommands } from './sources/program-owners.js';
import { addSourceCommands } from './sources/program-sources.js';
import { addStoryCommands } from './stories/program-stories.js';
import { addTrustCommands } from './trust/program-trust.js';

const EXIT_CODES = `
Exit codes: 0 done; 1 it failed, or the command was wrong; 2 (once) every feed that was visited failed;
128 and the signal's number when it was told to stop before its end.

The database is DATABASE_URL, else the embedded one of DATA_DIR. LOG_LEVEL=info logs every visit.`;

const ARCHIVE_HELP = `
A line is {"domain", "title", "link", "firstSeen", "description"?, "categories"?}, in order of firstSeen; an archive of
up to 500000 lines is sorted where it is not. Domains that are no source yet become one.`;

/** What `npm run worker -- …` understands. Without a command it reads feeds until it is stopped. */
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
  return program;
}

function bareProgram(runForEver: () => Promise<void>): Program {
  return new Program('npm run worker --')
    .description(
      'Reads feeds, places their articles in stories, keeps milestones. Without a command: for ever.',
    )
    .version(productVersion())
    .showHelpAfterError('(--help says what is understood)')
    .addHelpText('after', EXIT_CODES)
    .allowExcessArguments()
    .action((_, program: Program) => {
      const [unknown] = program.args;
      return unknown === undefined ? runForEver() : program.error(`error: unknown command '${unknown}'`);
    });
}

function addOnceCommand(program: Program): void {
  program
    .command('once')
    .description('one round: everything that is due now is visited and placed; then a summary')
    .option('--json', 'the summary as JSON')
    .action((options) => runCommand((command) => once(command, options)));
}

function addRecordCommand(program: Program): void {
  program
    .command('record <folder>')
    .description('captures the live feeds that are switched on into a recording that RECORDED_DIR can play')
    .option('--for <time>', 'ends after 90s, 30m, 2h or 3d; else at Ctrl-C')
    .option('--source <domain>', "only this source's feeds")
    .addHelpText(
      'after',
      `
A folder that holds a recording already is continued. Hosts are asked under the workers' leases, one at a time and with
their gap; nothing else is written to the database.`,
    )
    .action((folder, options) =>
      runCommand((command) => record(command, folder, options), { endsBySignal: true }),
    );
}

function addImportCommand(program: Program): void {
  program
    .command('import <file>')
    .description(
      'reads an archive of items (.jsonl, .jsonl.gz) by the way of a feed; goes on where it stopped',
    )
    .option('--place', 'places what it added in stories too, instead of leaving that to a running worker')
    .option('--json', 'the summary as JSON')
    .addHelpText('after', ARCHIVE_HELP)
    .action((file, options) => runCommand((command) => importArchive(command, file, options)));
}
