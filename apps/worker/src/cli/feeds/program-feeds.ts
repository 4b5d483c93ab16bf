import type { Command as Program } from 'commander';
import { runCommand } from '../run/run-command.js';

/** `feeds …` */
export function addFeedCommands(program: Program): void {
  const feeds = program.command('feeds').description('manage feeds');
  addFeedReports(feeds);
  addFeedChanges(feeds);
}

/** Read-only commands. */
function addFeedReports(feeds: Program): void {
  feeds
    .command('list')
    .description('lists active feeds with their health and unread alerts')
    .option('--failing', 'only failing feeds')
    .option('--dead', 'only feeds that were given up')
    .option('--paused', 'only paused feeds')
    .option('--all', 'also feeds that are not active')
    .option('--source <domain>', 'only feeds of this source')
    .option('--json', 'every column, as JSON')
    .action((options) =>
      runCommand(async (command) => (await import('./feeds-list.js')).listFeedsFor(command, options)),
    );
  feeds
    .command('why <feed>')
    .description('explains when and why a feed is checked next, its health and its last visits')
    .option('--json', 'as JSON')
    .addHelpText('after', '\n<feed> is the id or URL of a feed.')
    .action((feed, options) =>
      runCommand(async (command) => (await import('./feeds-why.js')).whyFor(command, feed, options)),
    );
  feeds
    .command('alerts')
    .description(
      'lists unread alerts that only an operator can resolve: feeds that are dead or gone, sources that publish far too much',
    )
    .option('--read', 'marks the listed alerts as read')
    .option('--all', 'also alerts that were read')
    .option('--json', 'as JSON')
    .action((options) =>
      runCommand(async (command) => (await import('./feeds-alerts.js')).alertsFor(command, options)),
    );
  feeds
    .command('test <url>')
    .description(
      'fetches and parses a URL without storing anything; finds the feeds of a page; exit code 1 if there is no readable feed',
    )
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      '\nWorks without the database and independently of the workers, so it does not wait for the host.',
    )
    .action(async (url, options) => (await import('./test-address.js')).testAddress(url, options));
}

function addFeedChanges(feeds: Program): void {
  feeds
    .command('add <url>')
    .description('tests a URL and adds it as an active feed')
    .option('--source <domain>', 'its source: a domain or a channel; default: the outlet of the URL')
    .option('--name <name>', 'name of the source, if it is new')
    .option('--untested', 'adds it without a test')
    .action((url, options) =>
      runCommand(async (command) => (await import('./feeds-add.js')).addFeedFor(command, url, options)),
    );
  feeds
    .command('pause <feed>')
    .description('stops visits to a feed, by id or URL')
    .action((feed) =>
      runCommand(async (command) => (await import('./feeds-pause.js')).pauseFeedFor(command, feed)),
    );
  feeds
    .command('resume <feed>')
    .description('makes a feed due now, by id or URL, and resets its failures')
    .action((feed) =>
      runCommand(async (command) => (await import('./feeds-pause.js')).resumeFeedFor(command, feed)),
    );
}
