import type { Command as Program } from 'commander';
import { readSettings } from '#platform/runtime';
import { FetchService } from '../../ingest/fetch.service.js';
import { runCommand } from '../run/run-command.js';
import { Terminal } from '../run/terminal.js';
import { feedTestLines, testFeed } from './feed-test.js';
import { addFeedFor, feedAddress } from './feeds-add.js';
import { alertsFor } from './feeds-alerts.js';
import { listFeedsFor } from './feeds-list.js';
import { pauseFeedFor, resumeFeedFor } from './feeds-pause.js';
import { whyFor } from './feeds-why.js';

/** `feeds …` */
export function addFeedCommands(program: Program): void {
  const feeds = program.command('feeds').description('look after the feeds');
  addFeedReports(feeds);
  addFeedChanges(feeds);
}

/** Those that change nothing. */
function addFeedReports(feeds: Program): void {
  feeds
    .command('list')
    .description('the feeds that are visited, each with its health in words and its unread alerts')
    .option('--failing', 'only those that fail now')
    .option('--dead', 'only those that were given up')
    .option('--paused', 'only those that were paused')
    .option('--all', 'also those of the directory that wait to be switched on')
    .option('--source <domain>', "only this source's")
    .option('--json', 'every column, as JSON')
    .action((options) => runCommand((command) => listFeedsFor(command, options)));
  feeds
    .command('why <feed>')
    .description('why a feed is checked next when it is, how it does, its last visits')
    .option('--json', 'as JSON')
    .addHelpText('after', '\n<feed> is the id or the address of a feed.')
    .action((feed, options) => runCommand((command) => whyFor(command, feed, options)));
  feeds
    .command('alerts')
    .description('what only an operator can mend and nobody has read yet: feeds that died or are gone')
    .option('--read', 'marks what it shows as read')
    .option('--all', 'also those that were read')
    .option('--json', 'as JSON')
    .action((options) => runCommand((command) => alertsFor(command, options)));
  feeds
    .command('test <url>')
    .description('asks for an address and reads it, storing nothing; exit code 1 when it is no readable feed')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      '\nOne visit beside the workers: it needs no database, so it does not wait for the host either.',
    )
    .action(testAddress);
}

function addFeedChanges(feeds: Program): void {
  feeds
    .command('add <url>')
    .description('tests an address and has it read from now on')
    .option('--source <domain>', "whose feed it is; else the site that the feed names, or the address's own")
    .option('--name <name>', "the source's name, where it is new")
    .option('--untested', 'adds it even though it cannot be read now')
    .action((url, options) => runCommand((command) => addFeedFor(command, url, options)));
  feeds
    .command('pause <feed>')
    .description('a feed, by id or address, is not asked any more')
    .action((feed) => runCommand((command) => pauseFeedFor(command, feed)));
  feeds
    .command('resume <feed>')
    .description('a feed, by id or address, is asked again: at once, its failures forgotten')
    .action((feed) => runCommand((command) => resumeFeedFor(command, feed)));
}

/** Needs no database. */
async function testAddress(address: string, options: { json?: boolean }): Promise<void> {
  const terminal = new Terminal();
  const fetcher = new FetchService(readSettings(process.env));
  try {
    const test = await testFeed(fetcher, feedAddress(address));
    if (options.json) terminal.json(test);
    else for (const line of feedTestLines(test)) terminal.say(line);
    if (!test.readable) process.exitCode = 1;
  } finally {
    await fetcher.onModuleDestroy();
  }
}
