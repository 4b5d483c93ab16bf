import type { Database } from '#persistence/database';
import { document, type FeedItem, FeedServer, rss } from '../../../test/support/feed-server.js';
import { buildLiveFeed } from '../../../test/support/live-feeds.js';

const OUTLETS = 20;
/** A new report of each outlet (ms). */
const EVERY_MS = 30_000;
/** A feed carries its newest reports. */
const CARRIED = 20;
/** Feeds are looked at again after this time, so that the load does not depend on their rhythm (ms). */
const DUE_EVERY_MS = 10_000;
/** Outlets that report the same event. */
const AT_ONCE = 4;

const PLACES = ['Orrin', 'Fenwick', 'Tarn', 'Salder', 'Brae', 'Holm', 'Marrow', 'Ister', 'Calder', 'Wyre'];
const THINGS = [
  'bridge',
  'harbour',
  'dam',
  'school',
  'ferry',
  'mine',
  'tunnel',
  'market',
  'hospital',
  'railway',
];
const EVENTS = [
  'is closed after a crack',
  'reopens',
  'floods',
  'is sold',
  'catches fire',
  'is inspected',
  'strikes',
];

/** Outlets that report all the time. Four of them tell the same event, so that stories form and are confirmed. */
export class ArrivingFeeds {
  private readonly server = new FeedServer();
  private readonly items = new Map<string, FeedItem[]>();
  private readonly timers: NodeJS.Timeout[] = [];
  private round = 0;

  constructor(private readonly db: Database) {}

  async start(): Promise<void> {
    const address = await this.server.start();
    for (let n = 0; n < OUTLETS; n++) {
      const outlet = `soak-${n}`;
      this.items.set(outlet, []);
      await buildLiveFeed(this.db, outlet, `http://${address}/${outlet}/feed`);
    }
    this.report();
    this.timers.push(setInterval(() => this.report(), EVERY_MS));
    this.timers.push(
      setInterval(() => {
        this.db
          .rows("update feed set next_check_at = now() - interval '1 second' where state = 'active'")
          .catch((error: unknown) => console.error(error));
      }, DUE_EVERY_MS),
    );
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.server.stop();
  }

  /** Every outlet has one more report. */
  private report(): void {
    this.round++;
    for (const [n, [outlet, items]] of [...this.items].entries()) {
      const event = this.round * OUTLETS + Math.floor(n / AT_ONCE);
      const [place, thing, what] = [PLACES, THINGS, EVENTS].map(
        (words, i) => words[(event + i * this.round) % words.length],
      );
      const title = `${thing} ${event} of ${place} ${what}`;
      items.unshift({
        guid: `${outlet}-${this.round}`,
        title: title.charAt(0).toUpperCase() + title.slice(1),
        text: `The ${thing} ${event} of ${place} ${what}, officials said. Outlet ${n} reports from ${place}.`,
      });
      items.length = Math.min(items.length, CARRIED);
      this.server.serve(outlet, document(fresh(rss(items)), `"${this.round}"`));
    }
  }
}

/** The reports are of today. */
const fresh = (xml: string) => xml.replaceAll(/<pubDate>[^<]*<\/pubDate>/g, '');
