import type { Command as Program } from 'commander';
import { readSettings } from '#platform/runtime';
import { FetchService } from '../../ingest/fetch.service.js';
import { runCommand } from '../run/run-command.js';
import { Terminal } from '../run/terminal.js';
import { feedTestLines, foundLines, testSite } from './feed-test.js';
import { addFeedFor, feedAddress } from './feeds-add.js';
import { alertsFor } from './feeds-alerts.js';
import { listFeedsFor } from './feeds-list.js';
import { pauseFeedFor, resumeFeedFor } from './feeds-pause.js';
import { whyFor } from './feeds-why.js';

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
    .action((options) => runCommand((command) => listFeedsFor(command, options)));
  feeds
    .command('why <feed>')
    .description('explains when and why a feed is checked next, its health and its last visits')
    .option('--json', 'as JSON')
    .addHelpText('after', '\n<feed> is the id or URL of a feed.')
    .action((feed, options) => runCommand((command) => whyFor(command, feed, options)));
  feeds
    .command('alerts')
    .description('lists unread alerts that only an operator can resolve: dead feeds and feeds that are gone')
    .option('--read', 'marks the listed alerts as read')
    .option('--all', 'also alerts that were read')
    .option('--json', 'as JSON')
    .action((options) => runCommand((command) => alertsFor(command, options)));
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
    .action(testAddress);
}

function addFeedChanges(feeds: Program): void {
  feeds
    .command('add <url>')
    .description('tests a URL and adds it as an active feed')
    .option(
      '--source <domain>',
      'its source; default: the site that the feed names, otherwise the domain of the URL',
    )
    .option('--name <name>', 'name of the source, if it is new')
    .option('--untested', 'adds it without a test')
    .action((url, options) => runCommand((command) => addFeedFor(command, url, options)));
  feeds
    .command('pause <feed>')
    .description('stops visits to a feed, by id or URL')
    .action((feed) => runCommand((command) => pauseFeedFor(command, feed)));
  feeds
    .command('resume <feed>')
    .description('makes a feed due now, by id or URL, and resets its failures')
    .action((feed) => runCommand((command) => resumeFeedFor(command, feed)));
}

/** Works without a database. */
async function testAddress(address: string, options: { json?: boolean }): Promise<void> {
  const terminal = new Terminal();
  const fetcher = new FetchService(readSettings(process.env));
  try {
    const { found, ...test } = await testSite(fetcher, feedAddress(address));
    if (options.json) terminal.json({ ...test, found });
    else for (const line of [...feedTestLines(test), ...foundLines(found)]) terminal.say(line);
    if (!test.readable && found.length === 0) process.exitCode = 1;
  } finally {
    await fetcher.onModuleDestroy();
  }
}
