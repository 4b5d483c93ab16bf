import type { Database } from '#persistence/database';

let serial = 0;
const next = () => ++serial;

/** When the tests' news happens. */
export const NEWS_DAY = new Date('2031-03-04T12:00:00.000Z');
export const hoursAfter = (hours: number, from = NEWS_DAY) => new Date(from.getTime() + hours * 3_600_000);

async function insert(db: Database, table: string, values: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(values);
  const places = columns.map((_, index) => `$${index + 1}`);
  const [row] = await db.rows<{ id: number }>(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(values),
  );
  if (!row) throw new Error(`nothing inserted into ${table}`);
  return row.id;
}

export async function categoryId(db: Database, slug = 'science'): Promise<number> {
  const [row] = await db.rows<{ id: number }>('select id from category where slug = $1', [slug]);
  if (!row) throw new Error(`no category ${slug}`);
  return row.id;
}

export function buildSource(db: Database, values: Record<string, unknown> = {}): Promise<number> {
  const n = next();
  return insert(db, 'source', {
    domain: `outlet-${n}.example`,
    slug: `outlet-${n}`,
    name: `Outlet ${n}`,
    url: `https://outlet-${n}.example/`,
    category: 'national',
    description: 'Newspaper',
    ...values,
  });
}

export async function buildTopic(db: Database, values: Record<string, unknown> = {}): Promise<number> {
  const n = next();
  return insert(db, 'topic', {
    slug: `story-${n}-of-orrin`,
    name: `Story ${n} of Orrin`,
    category_id: await categoryId(db),
    language: 'en',
    is_listed: true,
    first_reported_at: NEWS_DAY,
    last_reported_at: NEWS_DAY,
    created_at: NEWS_DAY,
    updated_at: NEWS_DAY,
    ...values,
  });
}

/** An article that waits for its story, published `hours` after the day's first report. */
export function buildWaiting(
  db: Database,
  hours: number,
  [title, excerpt]: readonly [title: string, excerpt: string],
  values: Record<string, unknown> = {},
): Promise<number> {
  const waits = { topic_id: null, is_card: false, origin_key: null };
  return buildArticle(db, { title, excerpt, published_at: hoursAfter(hours), ...waits, ...values });
}

/** A placed article that stands in lists; pass `topic_id: null, is_card: false` for one that waits. */
export async function buildArticle(db: Database, values: Record<string, unknown> = {}): Promise<number> {
  const n = next();
  const topicId = 'topic_id' in values ? values.topic_id : await buildTopic(db);
  const id = await insert(db, 'article', {
    slug: `orrin-report-${n}`,
    source_id: values.source_id ?? (await buildSource(db)),
    identity_key: `url:https://outlet.example/${n}`,
    url: `https://outlet.example/${n}`,
    title: `Report ${n} from the Orrin Valley`,
    excerpt: `What the Orrin Valley heard, part ${n}.`,
    language: 'en',
    published_at: NEWS_DAY,
    published_from: 'feed',
    first_seen_at: NEWS_DAY,
    updated_at: NEWS_DAY,
    content_hash: `hash-${n}`,
    raw_hash: `raw-${n}`,
    tags: ['science'],
    category_id: await categoryId(db),
    is_card: true,
    hot_rank: n,
    origin_key: `source:outlet-${n}`,
    ...values,
    topic_id: topicId,
  });
  if (values.is_card !== false) await db.rows("update counter set value = value + 1 where name = 'cards'");
  return id;
}

/** A milestone told by `articleIds`, the first of which anchors it. */
export async function buildMilestone(
  db: Database,
  topicId: number,
  articleIds: readonly number[],
  values: Record<string, unknown> = {},
): Promise<number> {
  const origins = articleIds.length;
  const id = await insert(db, 'milestone', {
    topic_id: topicId,
    anchor_article_id: articleIds[0],
    title: 'The dam holds',
    description: 'Engineers say that the dam holds.',
    date: NEWS_DAY,
    impact_value: 5,
    is_significant: false,
    significance: 'medium',
    confirmation_level: origins > 2 ? 'verified' : origins === 2 ? 'multiple' : 'single',
    origin_count: origins,
    outlet_count: origins,
    created_at: NEWS_DAY,
    updated_at: NEWS_DAY,
    ...values,
  });
  for (const [index, articleId] of articleIds.entries()) {
    await db.rows(
      'insert into milestone_article (article_id, milestone_id, origin_key, role) values ($1, $2, $3, $4)',
      [articleId, id, `origin-${articleId}`, index === 0 ? 'first' : 'confirms'],
    );
  }
  return id;
}
