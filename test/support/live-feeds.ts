import type { Database, Row } from '#persistence/database';
import { goLive } from '#persistence/news-clock';
import { buildFeed, ensureHost } from './factories/ingest.js';
import { buildSource } from './factories/sources.js';

/**
 * A live feed, due now, of a new source and host named after `outlet`. It has been due for a second, because the server's
 * clock is finer than the process's.
 */
export async function buildLiveFeed(db: Database, outlet: string, url: string): Promise<Row<'feed'>> {
  await goLive(db);
  const host_key = `${outlet}.example`;
  const { id } = await buildSource(db, { domain: host_key, slug: outlet });
  const aSecondAgo = new Date(Date.now() - 1000);
  await ensureHost(db, { host_key, next_allowed_at: aSecondAgo });
  return buildFeed(db, { source_id: id, host_key, url, next_check_at: aSecondAgo });
}

/** Makes every active feed due, whatever its schedule says. */
export async function makeAllDue(db: Database): Promise<void> {
  await db.rows("update feed set next_check_at = now() - interval '1 minute' where state = 'active'");
  await db.rows("update host set next_allowed_at = now() - interval '1 second'");
}
