import type { Database } from '#persistence/database';
import { buildUser } from '../factories/accounts.js';

/**
 * Readers who follow every story from its first moment, immediately. A trigger adds the follows, so that every fact is owed to each of
 * them whatever the order of events.
 */
export async function followEverything(db: Database, readers: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < readers; n++) ids.push((await buildUser(db)).id);
  await db.rows(
    `create function follow_new_story() returns trigger language plpgsql as $$
     begin
       insert into follow (user_id, topic_id, notification_frequency, followed_at, seen_at)
       select id, new.id, 'immediate', '2000-01-01', '2000-01-01' from user_account
           on conflict do nothing;
       return null;
     end $$`,
  );
  await db.rows(
    'create trigger follow_new_story after insert on topic for each row execute function follow_new_story()',
  );
  return ids;
}

export interface Ledger {
  facts: number;
  /** Facts that some of the readers received, and others did not. */
  uneven: number;
  /** Facts that nobody has looked at yet. */
  waiting: number;
  /** Notices of one reader about one change of status that say the same. */
  doubled: number;
}

/** What became of the facts that the readers were owed. The readers are alike, so each fact is for all of them or for nobody. */
export async function ledgerOf(db: Database, readers: readonly number[]): Promise<Ledger> {
  const [row] = await db.rows<Ledger>(
    `select (select count(*)::int from notified_fact) as facts,
            (select count(*)::int from (select event_id from notified_fact group by event_id having count(*) <> $1) e) as uneven,
            (select count(*)::int from topic_event where notified_at is null
                and kind in (select distinct e.kind from notified_fact f join topic_event e on e.id = f.event_id)) as waiting,
            (select count(*)::int from (select user_id, topic_id, milestone_id, title, message, created_at from notification
                                         group by 1, 2, 3, 4, 5, 6 having count(*) > 1) n) as doubled`,
    [readers.length],
  );
  return row ?? { facts: 0, uneven: 0, waiting: 0, doubled: 0 };
}
