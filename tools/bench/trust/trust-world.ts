import { knownOrigins, ownerKeyOf, ownOrigin } from '#domain/stories/origins';
import { type Database } from '#persistence/database';
import { seed } from '#persistence/seed';
import { knownSources } from '#persistence/stories';

/** The size of an average installation. */
export const ARTICLES = 80_000;
const ARTICLES_PER_STORY = 4;
/** The articles are spread over this many days. */
const DAYS = 60;

const WHO = [
  'The mayor of Orrin',
  'Harbour police',
  'The Fen ministry',
  'Kestrel Rail',
  'Doctors in Pellmere',
];
const DID = ['says', 'confirms', 'denies that', 'warns that', 'told reporters that'];
const WHAT = [
  'at least 12 people were injured when the old bridge gave way on Tuesday',
  'the dam above the valley holds after a night of rain',
  'a deal worth $40 million with the ferry company was signed on 3 March',
  'the strike at the northern docks will end next week',
  'three ships are missing and 210 people were evacuated from the coast',
];

/** Loads the bundled directory and adds stories that its sources report in different words. */
export async function buildTrustWorld(db: Database, now: Date): Promise<number> {
  await seed(db, now);
  const sources = await db.rows<{ id: number }>('select id from source order by id');
  const known = await knownSources(db);
  const origins = knownOrigins(
    known.map(({ media_type: mediaType, ...source }) => ({ ...source, mediaType })),
  );
  const keys = known.map(
    ({ domain, owner }) =>
      ownOrigin({ sourceDomain: domain, ownerKey: owner && ownerKeyOf(owner) }, origins).key,
  );
  await addStories(
    db,
    sources.map(({ id }) => id),
    keys,
    { count: ARTICLES / ARTICLES_PER_STORY, from: 0, until: now },
  );
  await db.rows('analyze');
  return sources.length;
}

/** Adds the news of one night: 1% of the articles. */
export async function addNews(db: Database, at: Date): Promise<void> {
  const rows = await db.rows<{ source_id: number; origin_key: string }>(
    'select distinct source_id, origin_key from article order by source_id limit 200',
  );
  const span = { count: ARTICLES / ARTICLES_PER_STORY / 100, from: ARTICLES, until: at, days: 0.4 };
  await addStories(
    db,
    rows.map((row) => row.source_id),
    rows.map((row) => row.origin_key),
    span,
  );
}

/** Adds $1 stories with one milestone each, reported by `ARTICLES_PER_STORY` of the sources $4. */
const STORIES = `with story as (
     select n, $2::timestamptz - (1 - n::float8 / $1) * $3::float8 * interval '1 day' - interval '6 hours' as at
       from generate_series(0, $1::int - 1) as n),
   topics as (
     insert into topic (slug, name, language, first_reported_at, last_reported_at, created_at, updated_at)
     select 'story-' || n + $9::int || '-x', 'Story', 'en', at, at, at, at from story returning id, slug),
   reports as (
     select story.n, k, topics.id as topic_id, at + k * interval '1 hour' as at,
            1 + (story.n * 7919 + k * 613) % cardinality($4::int[]) as who,
            $6::text[] as people, $7::text[] as verbs, $8::text[] as facts
       from story join topics on topics.slug = 'story-' || story.n + $9::int || '-x'
      cross join generate_series(0, ${ARTICLES_PER_STORY - 1}) as k),
   articles as (
     insert into article (slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, topic_id, origin_key)
     select 'report-' || n + $9::int || '-' || k, ($4::int[])[who], 'url:' || n + $9::int || '/' || k,
            'https://press.example/' || n || '/' || k,
            people[1 + (n + k) % 5] || ' ' || verbs[1 + (n / 5 + k) % 5] || ' ' || facts[1 + n % 5],
            facts[1 + n % 5] || '. ' || people[1 + (n + k + 1) % 5] || ' ' || verbs[1 + n % 5] || ' ' || facts[1 + (n + k) % 5] || '.',
            'en', at, 'feed', at, at, 'h', 'h', '{politics}', (select min(id) from category), topic_id, ($5::text[])[who]
       from reports returning id, topic_id, published_at, origin_key),
   placed as (
     select *, row_number() over (partition by topic_id order by published_at) as place from articles),
   milestones as (
     insert into milestone (topic_id, anchor_article_id, title, description, date, impact_value, is_significant, significance,
                            confirmation_level, origin_count, outlet_count, created_at, updated_at)
     select topic_id, id, 'M', 'M', published_at, 5, false, 'medium', 'verified', ${ARTICLES_PER_STORY}, ${ARTICLES_PER_STORY}, published_at, published_at
       from placed where place = 1 returning id, topic_id)
   insert into milestone_article (article_id, milestone_id, origin_key, role)
   select p.id, m.id, p.origin_key, case when p.place = 1 then 'first' else 'confirms' end
     from placed p join milestones m on m.topic_id = p.topic_id`;

async function addStories(
  db: Database,
  sourceIds: readonly number[],
  keys: readonly string[],
  { count, from, until, days = DAYS }: { count: number; from: number; until: Date; days?: number },
): Promise<void> {
  const given = [count, until, days, sourceIds, keys, WHO, DID, WHAT, from];
  await db.rows(STORIES, given);
}
