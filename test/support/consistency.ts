import type { Database } from '#persistence/database';

/** Faults, each with a query that counts them. */
const CHECKS: readonly [fault: string, sql: string][] = [
  ['an article waits', 'select count(*)::int as n from article where topic_id is null'],
  [
    'an article is in no milestone',
    'select count(*)::int as n from article a left join milestone_article m on m.article_id = a.id where m.article_id is null',
  ],
  [
    'a topic counts wrong',
    'select count(*)::int as n from topic t where article_count <> (select count(*) from article a where a.topic_id = t.id)',
  ],
  [
    'a topic is empty',
    'select count(*)::int as n from topic t where not exists (select 1 from article a where a.topic_id = t.id)',
  ],
  [
    'a milestone is in another topic than its articles',
    'select count(*)::int as n from milestone m join milestone_article ma on ma.milestone_id = m.id join article a on a.id = ma.article_id where a.topic_id <> m.topic_id',
  ],
  [
    'a milestone counts its origins wrong',
    // Denials and retractions are reports too, but do not confirm.
    `select count(*)::int as n from milestone m
         join lateral (select count(distinct origin_key) filter (where role in ('first', 'confirms')) as confirmed,
                              bool_or(role = 'repeats') as repeated
                         from milestone_article ma where ma.milestone_id = m.id) by on true
        where origin_count > confirmed or (origin_count < confirmed and not repeated)`,
  ],
  [
    'a url of one source is doubled',
    'select count(*)::int as n from (select source_id, url from article group by 1, 2 having count(*) > 1) doubled',
  ],
  [
    'the total of cards is wrong',
    "select abs((select count(*) from article where is_card) - (select value from counter where name = 'cards'))::int as n",
  ],
  ['a lease was left', 'select count(*)::int as n from host where leased_until > now()'],
];

/** How often each fault occurs in the stories, if it does. */
export async function faultsIn(db: Database): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [fault, sql] of CHECKS) {
    const [row] = await db.rows<{ n: number }>(sql);
    if (row?.n !== 0) found[fault] = row?.n ?? 0;
  }
  return found;
}
