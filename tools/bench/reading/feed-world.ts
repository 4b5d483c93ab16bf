import type { Database } from '#persistence/database';

/** Articles per generated story. */
const STORY = 4;

/** Fills the news feed with generated cards, hottest first, as long as real ones, from the existing sources. */
export async function fillFeed(db: Database, cards: number, now: Date): Promise<void> {
  await db.rows(
    `insert into topic (id, slug, name, category_id, language, is_listed, article_count, source_count, origin_count,
                        milestone_count, first_reported_at, last_reported_at, created_at, updated_at, hot_rank)
     select n, 'made-story-' || n || '-x', 'Made story ' || n || ' of the Orrin valley', c.id, 'en', true, $3, $3, $3, 0,
            $1, $1, $1, $1, $2::int - n
       from generate_series(1, $2::int / $3::int + 1) n cross join lateral (select id from category order by (id + n) % 9 limit 1) c`,
    [now, cards, STORY],
  );
  await db.rows(
    `insert into article (slug, source_id, identity_key, url, title, excerpt, image_url, author, language, published_at,
                          published_from, first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, topic_id,
                          origin_key, is_card, hot_rank)
     select 'made-report-' || n || '-x', s.id, 'url:made-' || n, 'https://made.example/' || n,
            'The council of made town ' || n || ' hears what became of the bridge over the Orrin',
            repeat('A sentence of what was said there, as long as they are. ', 4),
            case when n % 2 = 0 then '/favicon.svg' end, case when n % 3 = 0 then 'Mira Holt' end, 'en', at, 'feed', at, at, n, n,
            case when n % 4 = 0 then array[c.slug, 'politics'] else array[c.slug] end, c.id, t.id, 'source:' || s.id, true,
            $2::int - n
       from generate_series(1, $2::int) n
       cross join lateral (select $1::timestamptz - n * interval '7 minutes' as at) p
       join (select id, row_number() over (order by id) - 1 as place, count(*) over () as all from source) s
         on s.place = n % s.all
       join topic t on t.id = n / $3::int + 1
       join category c on c.id = t.category_id`,
    [now, cards, STORY],
  );
  await addMilestones(db);
  await db.rows(`update counter set value = $1 where name = 'cards'`, [cards]);
  await db.rows('analyze');
}

/** Each report opens a milestone, a significant one if the number of its topic is even. The newest says where it stands. */
async function addMilestones(db: Database): Promise<void> {
  await db.rows(
    `insert into milestone (topic_id, anchor_article_id, title, description, date, impact_value, is_significant,
                            significance, confirmation_level, origin_count, outlet_count, created_at, updated_at)
     select a.topic_id, a.id, a.title, a.excerpt, a.published_at, impact, impact >= 7,
            case when impact >= 7 then 'high' else 'medium' end, 'verified', 3, 4, a.published_at, a.published_at
       from article a cross join lateral (select case when a.topic_id % 2 = 0 then 8 else 5 end as impact) i
      where a.topic_id is not null`,
  );
  await db.rows(
    `insert into milestone_article (article_id, milestone_id, origin_key, role)
     select m.anchor_article_id, m.id, a.origin_key, 'first'
       from milestone m join article a on a.id = m.anchor_article_id`,
  );
  await db.rows(
    `update topic t
        set label = 'Bridge of valley ' || t.id, milestone_count = t.article_count, stands_milestone_id = m.id,
            stands_text = 'The council heard what became of the bridge over the Orrin, and closed it for the winter.',
            stands_article_ids = array[m.anchor_article_id], last_milestone_at = m.date
       from milestone m
      where m.topic_id = t.id
        and m.id = (select id from milestone where topic_id = t.id order by date desc, id desc limit 1)`,
  );
}
