import type { Database } from '#persistence/database';
import { writeSearchWords } from '#persistence/ingest/article';
import { writeTopicWords } from '#persistence/stories';
import { buildArticle } from '../factories/articles.js';
import { hoursAfter } from '../factories/news-day.js';
import { buildNotification } from '../factories/notifications.js';
import { buildFollow } from '../factories/reading.js';
import { buildOwner, buildSource } from '../factories/sources.js';
import { buildTopic, buildTopicRedirect, categoryId } from '../factories/stories.js';
import { buildAnnouncedStep, buildMilestone } from '../factories/timeline.js';

/** Ids that the examples of the API name. No other row of a test has them. */
export const DAM = 12_041;
export const BRIDGE = 12_042;
const [HERALD, WIRE, COURIER] = [3_001, 3_002, 3_003];

/**
 * The news of the API's examples: a dam whose crack was sealed, and a bridge that is not open yet. Everything has a fixed id and time, so that
 * the answers of the API are always the same.
 */
export async function buildExampleNews(db: Database, userId: number): Promise<void> {
  await buildSources(db);
  await buildDam(db);
  await buildBridge(db);
  await writeSearchWords(db, [90_101, 90_102, 90_103, 90_104, 90_201, 90_202]);
  await writeTopicWords(db, [DAM, BRIDGE]);
  await buildTopicRedirect(db, DAM, { old_topic_id: 12_040, old_slug: 'orrin-valley-alarm' });
  await db.kysely
    .insertInto('topic_removal')
    .values({ topic_id: 12_040, removed_at: hoursAfter(-36) })
    .execute();
  await buildFollow(db, userId, BRIDGE, { priority: 'high', followed_at: hoursAfter(-48) });
  await db.kysely.updateTable('topic').set({ follower_count: 1 }).where('id', '=', BRIDGE).execute();
  await buildNotification(db, userId, {
    id: 7_001,
    position: 7_001,
    topic_id: BRIDGE,
    milestone_id: 5_201,
    title: 'Tarn bridge',
    message: 'The last span of the Tarn bridge is in place.',
    created_at: hoursAfter(-5),
  });
}

async function buildSources(db: Database): Promise<void> {
  const owner = await buildOwner(db, { name: 'Orrin Press' });
  await buildSource(db, {
    id: HERALD,
    slug: 'orrin-herald',
    name: 'Orrin Herald',
    domain: 'orrin-herald.example',
    url: 'https://orrin-herald.example/',
    description: 'Newspaper of the Orrin Valley.',
    country: 'NO',
    owner_id: owner.id,
    bias: 'center',
    trust_score: 78,
    trust_low: 70,
    trust_high: 86,
  });
  await buildSource(db, {
    id: WIRE,
    slug: 'valley-wire',
    name: 'Valley Wire',
    domain: 'valley-wire.example',
    url: 'https://valley-wire.example/',
    description: 'News agency.',
    country: 'NO',
  });
  await buildSource(db, {
    id: COURIER,
    slug: 'tarn-courier',
    name: 'Tarn Courier',
    domain: 'tarn-courier.example',
    url: 'https://tarn-courier.example/',
    description: 'Weekly newspaper.',
    country: 'NO',
  });
}

interface Report {
  topic: number;
  source: number;
  slug: string;
  title: string;
  excerpt: string;
  hours: number;
}

async function report(db: Database, id: number, { topic, source, slug, title, excerpt, hours }: Report) {
  await buildArticle(db, {
    id,
    topic_id: topic,
    source_id: source,
    slug,
    title,
    excerpt,
    url: `https://news.example/${slug}`,
    published_at: hoursAfter(hours),
    origin_key: `source:${source}`,
    hot_rank: hours,
  });
}

async function buildDam(db: Database): Promise<void> {
  await buildTopic(db, {
    id: DAM,
    slug: 'orrin-dam-crack',
    name: 'Crack in the Orrin dam is sealed',
    label: 'Orrin dam crack',
    description: 'Engineers found a crack in the Orrin dam.',
    description_sources: JSON.stringify([
      { text: 'Engineers found a crack in the Orrin dam.', articleId: 90_101 },
    ]) as never,
    status: 'resolved',
    status_reason: 'The crack is sealed.',
    resolved_at: hoursAfter(-10),
    resolution_summary: 'The crack in the Orrin dam is sealed.',
    resolution_article_ids: [90_103, 90_104],
    stands_milestone_id: 5_102,
    stands_text: 'The crack in the Orrin dam is sealed.',
    stands_article_ids: [90_103],
    estimated_completion_percent: 100,
    completion_reason: 'It is resolved.',
    origin_count: 3,
    source_count: 3,
    article_count: 4,
    first_reported_at: hoursAfter(-240),
    last_reported_at: hoursAfter(-9),
    updated_at: hoursAfter(-8),
  });
  const dam = { topic: DAM };
  await report(db, 90_101, {
    ...dam,
    source: HERALD,
    slug: 'crack-found-in-orrin-dam',
    title: 'Crack found in Orrin dam',
    excerpt: 'Engineers found a crack in the Orrin dam.',
    hours: -240,
  });
  await report(db, 90_102, {
    ...dam,
    source: WIRE,
    slug: 'orrin-dam-inspected-after-crack',
    title: 'Orrin dam inspected after crack',
    excerpt: 'The valley waits for a report.',
    hours: -238,
  });
  await report(db, 90_103, {
    ...dam,
    source: HERALD,
    slug: 'orrin-dam-crack-sealed',
    title: 'The crack in the Orrin dam is sealed',
    excerpt: 'The crack in the Orrin dam is sealed.',
    hours: -10,
  });
  await report(db, 90_104, {
    ...dam,
    source: COURIER,
    slug: 'engineers-seal-orrin-dam',
    title: 'Engineers seal Orrin dam',
    excerpt: 'The water rises again.',
    hours: -9,
  });
  await buildMilestone(db, DAM, [90_101, 90_102], {
    id: 5_101,
    title: 'Crack found in Orrin dam',
    description: 'Engineers found a crack in the Orrin dam.',
    date: hoursAfter(-240),
  });
  await buildMilestone(db, DAM, [90_103, 90_104], {
    id: 5_102,
    title: 'The crack in the Orrin dam is sealed',
    description: 'The crack in the Orrin dam is sealed.',
    date: hoursAfter(-10),
    is_significant: true,
    significance: 'high',
    impact_value: 8,
  });
}

async function buildBridge(db: Database): Promise<void> {
  await buildTopic(db, {
    id: BRIDGE,
    slug: 'tarn-bridge',
    name: 'Last span of the Tarn bridge is in place',
    label: 'Tarn bridge',
    description: 'A new bridge crosses the Tarn.',
    category_id: await categoryId(db, 'politics'),
    status: 'developing',
    status_reason: 'Its last milestones followed each other quickly.',
    estimated_completion_percent: 60,
    completion_reason: 'Estimated from its stage.',
    origin_count: 2,
    source_count: 2,
    article_count: 2,
    first_reported_at: hoursAfter(-60),
    last_reported_at: hoursAfter(-5),
    updated_at: hoursAfter(-4),
    stands_milestone_id: 5_201,
    stands_text: 'The last span of the Tarn bridge is in place.',
    stands_article_ids: [90_201],
  });
  await report(db, 90_201, {
    topic: BRIDGE,
    source: COURIER,
    slug: 'last-span-of-tarn-bridge',
    title: 'Last span of the Tarn bridge in place',
    excerpt: 'The last span of the Tarn bridge is in place.',
    hours: -6,
  });
  await report(db, 90_202, {
    topic: BRIDGE,
    source: WIRE,
    slug: 'tarn-bridge-to-open',
    title: 'Tarn bridge to open on 14 March',
    excerpt: 'The Tarn bridge will open on 14 March.',
    hours: -5,
  });
  await buildMilestone(db, BRIDGE, [90_201, 90_202], {
    id: 5_201,
    title: 'Last span of the Tarn bridge is in place',
    description: 'The last span of the Tarn bridge is in place.',
    date: hoursAfter(-6),
    is_significant: true,
    significance: 'high',
    impact_value: 7,
  });
  await buildAnnouncedStep(db, BRIDGE, [90_202], {
    day: '2031-03-14',
    text: 'The Tarn bridge will open on 14 March.',
  });
}
