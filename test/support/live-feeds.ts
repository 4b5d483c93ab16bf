import { type Database } from '#persistence/database';
import { goLive } from '#persistence/news-clock';
import { buildSource } from './factories.js';

/** A live feed of an outlet of its own, on a host of its own, due: the server's clock is finer than ours, so since a second. */
export async function buildLiveFeed(db: Database, outlet: string, url: string): Promise<number> {
  await goLive(db);
  const sourceId = await buildSource(db, { domain: `${outlet}.example`, slug: outlet });
  await db.rows("insert into host (host_key, next_allowed_at) values ($1, now() - interval '1 second')", [
    `${outlet}.example`,
  ]);
  const [feed] = await db.rows<{ id: number }>(
    `insert into feed (source_id, host_key, url, state, next_check_at)
     values ($1, $2, $3, 'active', now() - interval '1 second') returning id`,
    [sourceId, `${outlet}.example`, url],
  );
  if (feed === undefined) throw new Error(`no feed for ${outlet}`);
  return feed.id;
}

/** Every active feed may be asked now, however long it wanted to wait. */
export async function makeAllDue(db: Database): Promise<void> {
  await db.rows("update feed set next_check_at = now() - interval '1 minute' where state = 'active'");
  await db.rows("update host set next_allowed_at = now() - interval '1 second'");
}
