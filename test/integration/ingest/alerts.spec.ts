import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { document, FeedServer, rss, status } from '../../support/feed-server.js';
import { buildLiveFeed } from '../../support/live-feeds.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { runCommand, startCommand } from '../../support/worker-command.js';

const LIMIT_MS = 600_000;
const feeds = new FeedServer();
let test: TestDatabase;
let address: string;
let gone: number;

beforeAll(async () => {
  test = await seededDatabase();
  address = await feeds.start();
  const build = async (outlet: string) =>
    (await buildLiveFeed(test.db, outlet, `http://reader:secret@${address}/${outlet}/feed`)).id;
  feeds.serve('herald', document(rss([{ guid: 'a', title: 'Harbour bridge closed after cracks' }])));
  feeds.serve('tribune', status(410));
  await build('herald');
  gone = await build('tribune');
});

afterAll(async () => {
  await feeds.stop();
  await test.drop();
});

const settings = () => ({ DATABASE_URL: test.url, FETCH_OPEN_RANGES: '127.0.0.0/8', HOST_GAP_MS: '0' });
const run = (...args: string[]) => runCommand(args, settings());

/** The log lines about an alert. */
function alertLines(log: string): Record<string, unknown>[] {
  const lines = log.split('\n').filter((line) => line.startsWith('{') && line.includes('"alert"'));
  return lines.map((line) => JSON.parse(line));
}

describe('an alert', () => {
  it(
    'is logged when it is written, and shown until an operator has read it',
    async () => {
      const visited = await startCommand(['once'], settings()).ended;
      expect(visited.code).toBe(0);
      expect(alertLines(visited.err)).toMatchObject([
        { level: 40, feed: gone, alert: 'feed_gone', msg: expect.stringMatching(/^Permanently gone/) },
      ]);
      expect(visited.err).not.toContain('secret');

      const list = await run('feeds', 'list');
      expect(list.out).toMatch(/tribune\.example .*\n.*\n +Unread alert of .*: Permanently gone/);
      expect(list.err).toMatch(/1 unread alert: 'feeds alerts'/);
      const listed = JSON.parse((await run('feeds', 'list', '--json')).out);
      expect(listed).toMatchObject([
        { domain: 'herald.example', alerts: [] },
        { id: gone, state: 'disabled', alerts: [{ kind: 'feed_gone', read_at: null }] },
      ]);

      expect((await run('feeds', 'alerts')).out).toMatch(
        /unread {2}feed \d+ {2}tribune\.example .*\n +Permanently gone/,
      );
      expect((await run('feeds', 'alerts', '--read')).err).toContain('1 alert marked as read.');

      expect(await run('feeds', 'alerts')).toMatchObject({ out: '', err: '0 unread alerts.\n' });
      const all = JSON.parse((await run('feeds', 'alerts', '--all', '--json')).out);
      expect(all).toMatchObject([
        {
          feed_id: gone,
          kind: 'feed_gone',
          text: expect.stringMatching(/^Permanently gone/),
          read_at: expect.any(String),
        },
      ]);
      expect(JSON.parse((await run('feeds', 'list', '--json')).out)).toMatchObject([
        { domain: 'herald.example', alerts: [] },
      ]);
    },
    LIMIT_MS,
  );
});
