import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { document, FeedServer } from '../../support/feed-server.js';
import { settle } from '../../support/keeper.js';
import { buildLiveFeed } from '../../support/live-feeds.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { startTestWorker, type TestWorker } from '../../support/worker.js';

/** What three outlets report, by days before now. The last three say that it is over. */
const REPORTS: Readonly<Record<string, readonly [daysAgo: number, title: string, text: string][]>> = {
  bote: [
    [
      16,
      'Gewerkschaft ruft zum Altensunder Hafenstreik auf',
      'Die Gewerkschaft der Kranführer ruft zum Streik im Hafen von Altensund auf. Sie verlangt acht Prozent mehr Lohn.',
    ],
    [
      13,
      'Altensunder Hafenstreik hat begonnen',
      'Der Altensunder Hafenstreik hat begonnen. Seit dem frühen Morgen stehen im Hafen alle zwölf Kräne still, sagte die Gewerkschaft.',
    ],
    [
      6,
      'Altensunder Hafenstreik ist beendet',
      'Der Altensunder Hafenstreik ist nach einer Woche beendet. Die Kranführer bekommen sechs Prozent mehr Lohn.',
    ],
  ],
  kurier: [
    [
      16,
      'Kranführer kündigen Altensunder Hafenstreik an',
      'Im Hafen von Altensund wollen die Kranführer streiken, teilte ihre Gewerkschaft mit.',
    ],
    [
      10,
      'Altensunder Hafenstreik: Verhandlungen gehen weiter',
      'Im Altensunder Hafenstreik haben die Gewerkschaft der Kranführer und die Hafengesellschaft die Verhandlungen wieder aufgenommen.',
    ],
    [
      6,
      'Gewerkschaft beendet Altensunder Hafenstreik nach Einigung',
      'Die Gewerkschaft der Kranführer hat den Altensunder Hafenstreik beendet. Sechs Prozent mehr Lohn bietet die Hafengesellschaft.',
    ],
  ],
  rundschau: [
    [
      13,
      'Der Altensunder Hafenstreik beginnt mit stillen Kränen',
      'Mit dem Altensunder Hafenstreik ruht die Arbeit an allen Kränen. Elf Schiffe warten vor dem Hafen.',
    ],
    [
      10,
      'Verhandlungen im Altensunder Hafenstreik gehen weiter',
      'Die Kranführer und die Hafengesellschaft verhandeln im Altensunder Hafenstreik wieder über mehr Lohn.',
    ],
    [
      6,
      'Einigung erzielt: Der Altensunder Hafenstreik ist vorbei',
      'Die Kräne im Hafen von Altensund drehen sich wieder: Der Altensunder Hafenstreik ist vorbei.',
    ],
  ],
};

let test: TestDatabase;
let worker: TestWorker;
const feeds = new FeedServer();

beforeAll(async () => {
  test = await seededDatabase();
  const address = await feeds.start();
  for (const [outlet, reports] of Object.entries(REPORTS)) {
    feeds.serve(outlet, document(germanFeed(outlet, reports)));
    await buildLiveFeed(test.db, outlet, `http://${address}/${outlet}/feed`);
  }
  worker = await startTestWorker(test.url, { FETCH_OPEN_RANGES: '127.0.0.0/8', HOST_GAP_MS: '0' });
});

afterAll(async () => {
  await worker.stop();
  await feeds.stop();
  await test.drop();
});

function germanFeed(outlet: string, reports: readonly [number, string, string][]): string {
  const items = reports.map(([daysAgo, title, text], n) => {
    const at = new Date(Date.now() - daysAgo * 86_400_000).toUTCString();
    return `<item><guid>https://${outlet}.example/${n}</guid><link>https://${outlet}.example/${n}</link><title>${title}</title><description>${text}</description><pubDate>${at}</pubDate></item>`;
  });
  return `<rss version="2.0"><channel><title>${outlet}</title><language>de</language>${items.join('')}</channel></rss>`;
}

it('names and ends a strike that German feeds report, in German', async () => {
  expect(await worker.readFeeds()).toBe(3);
  await settle(test.db, worker.app.get(KeeperService, { strict: false }));

  const topics = await test.db.rows(
    `select language, name, label, status, status_reason, estimated_completion_percent as percent, article_count,
            source_count from topic`,
  );
  expect(topics).toEqual([
    {
      language: 'de',
      name: expect.stringMatching(
        /Altensunder Hafenstreik.*(beendet|vorbei)|beendet Altensunder Hafenstreik/,
      ),
      label: 'Altensunder Hafenstreik',
      status: 'resolved',
      status_reason: expect.stringMatching(
        /^Ended: “.*Altensunder Hafenstreik.*” \(.+\)\. 3 independent origins reported it\.$/,
      ),
      percent: 100,
      article_count: 9,
      source_count: 3,
    },
  ]);
});
