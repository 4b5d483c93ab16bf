import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#persistence/database';
import { buildUser } from '../factories/accounts.js';

/**
 * Readers who follow every story from its first moment, immediately and with high priority, so that nothing waits for a digest: which
 * digests a replay writes depends on its speed. A trigger adds the follows, so that every fact is owed to each of them whatever the order
 * of events.
 */
export async function followEverything(db: Database, readers: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < readers; n++) ids.push((await buildUser(db)).id);
  await db.rows(
    `create function follow_new_story() returns trigger language plpgsql as $$
     begin
       insert into follow (user_id, topic_id, notification_frequency, priority, followed_at, seen_at)
       select id, new.id, 'immediate', 'high', '2000-01-01', '2000-01-01' from user_account
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

const NOTIFIED_WITHIN_MS = 60_000;

/** Waits until the notices have followed the stories, which takes them seconds. */
export async function settledLedger(db: Database, readers: readonly number[]): Promise<Ledger> {
  const end = performance.now() + NOTIFIED_WITHIN_MS;
  for (;;) {
    const ledger = await ledgerOf(db, readers);
    if (ledger.waiting === 0 || performance.now() > end) return ledger;
    await wait(500);
  }
}

/** What became of the facts that the readers were owed. The readers are alike, so each fact is for all of them or for nobody. */
async function ledgerOf(db: Database, readers: readonly number[]): Promise<Ledger> {
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

/** A fact that a reader received, without ids, which depend on the order of inserts. */
export interface ReceivedFact {
  kind: string;
  /** Of a development: its first report. Of a change of status: the alphabetically first URL of the story's reports. */
  url: string;
  to: string | null;
  at: Date;
}

/** The facts that the first reader received, apart from those of developments that no longer exist. */
export function receivedFacts(db: Database, [reader]: readonly number[]): Promise<ReceivedFact[]> {
  return db.rows(
    `select e.kind, coalesce(a.url, (select min(b.url) from article b where b.topic_id = e.topic_id)) as url,
            case e.kind when 'status_changed' then e.payload->>'to' when 'level_raised' then e.payload->>'level' end as to, e.at
       from notified_fact n join topic_event e on e.id = n.event_id
       left join milestone m on m.id = e.milestone_id left join article a on a.id = m.anchor_article_id
      where n.user_id = $1 and (e.milestone_id is not null or e.kind = 'status_changed')
      order by url, e.kind, 3, e.at`,
    [reader],
  );
}
