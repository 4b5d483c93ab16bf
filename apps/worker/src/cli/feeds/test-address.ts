import { Terminal } from '../run/terminal.js';
import { feedTestLines, foundLines, testSite } from './feed-test.js';
import { feedAddress } from './feeds-add.js';
import { withFetcher } from './with-fetcher.js';

/** `feeds test`: works without a database. */
export async function testAddress(address: string, options: { json?: boolean }): Promise<void> {
  const terminal = new Terminal();
  const url = feedAddress(address);
  const { found, ...test } = await withFetcher((fetcher) => testSite(fetcher, url));
  if (options.json) terminal.json({ ...test, found });
  else for (const line of [...feedTestLines(test), ...foundLines(found)]) terminal.say(line);
  if (!test.readable && found.length === 0) process.exitCode = 1;
}
