import { scattered } from '../search/search-world.js';
import { type CopyValue, instant } from './copy-rows.js';
import { type PlannedArticle, plannedArticles, type ScalePlan } from './scale-plan.js';
import { ranksOf, type ScaleWords, textOf, vectorOf } from './scale-words.js';
import { TOPIC, type TopicRefs, topicRows, topicWordRows } from './topic-rows.js';

/** Words of a title and of a summary. */
const TITLE = 9;
const SUMMARY = 30;
/** Every tenth article has its whole content. */
const CONTENT_EVERY = 10;
const CONTENT_WORDS = 220;
/** A source of rank r publishes in proportion to 1 / (r + FEW): the first ten publish a sixth of all. */
const FEW = 8;
const MINUTE_MS = 60_000;

/** What the rows refer to. */
export interface ScaleRefs extends TopicRefs {
  sources: readonly { id: number; domain: string }[];
  /** The feeds of the sources, in their order. Null if it has none. */
  feeds: readonly (number | null)[];
}

export interface CopiedTable {
  table: string;
  columns: readonly string[];
  rows: () => Iterable<readonly CopyValue[]>;
}

/** The tables in the order in which they are written. */
export function scaleTables(plan: ScalePlan, words: ScaleWords, refs: ScaleRefs): CopiedTable[] {
  return [
    { table: 'topic', columns: TOPIC, rows: () => topicRows(plan, words, refs) },
    {
      table: 'topic_search',
      columns: ['topic_id', 'stemmer', 'words', 'name_words'],
      rows: () => topicWordRows(plan, words),
    },
    { table: 'event', columns: ['id', 'article_count', 'last_reported_at'], rows: () => eventRows(plan) },
    { table: 'article', columns: ARTICLE, rows: () => articleRows(plan, words, refs) },
    {
      table: 'article_search',
      columns: ['article_id', 'source_id', 'published_at', 'stemmer', 'words'],
      rows: () => articleWordRows(plan, words, refs),
    },
    { table: 'milestone', columns: MILESTONE, rows: () => milestoneRows(plan, words) },
    {
      table: 'milestone_article',
      columns: ['article_id', 'milestone_id', 'origin_key', 'role'],
      rows: () => reportRows(plan, refs),
    },
    {
      table: 'feed_visit',
      columns: ['feed_id', 'at', 'wall_at', 'outcome', 'ms', 'bytes', 'added'],
      rows: () => visitRows(plan, refs),
    },
  ];
}

function* eventRows(plan: ScalePlan): Generator<CopyValue[]> {
  for (const { event, at, opensEvent } of plannedArticles(plan))
    if (opensEvent) yield [event, 1, instant(at)];
}

const ARTICLE =
  `id slug source_id feed_id identity_key title_key guid url title excerpt content image_url author language published_at
  published_from first_seen_at updated_at content_hash raw_hash tags category_id topic_id event_id placement origin_key copy_of_id
  is_card hot_rank`.split(/\s+/);

function* articleRows(plan: ScalePlan, words: ScaleWords, refs: ScaleRefs): Generator<CopyValue[]> {
  for (const article of plannedArticles(plan)) {
    const { id, topic, place, firstId } = article;
    const ranks = ranksOf(words, id, TITLE + SUMMARY);
    const title = textOf(words, ranks.slice(0, TITLE));
    const at = instant(article.at);
    const sourcePlace = sourcePlaceOf(id, refs);
    const { id: source = 0, domain = '' } = refs.sources[sourcePlace] ?? {};
    const hash = (Math.imul(id, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0').repeat(5);
    const slug = `${title.replaceAll(' ', '-').slice(0, 60)}-${hash.slice(0, 8)}${id.toString(16).padStart(8, '0')}`;
    const url = `https://${domain}/${at.slice(0, 10).replaceAll('-', '/')}/${slug}`;
    const category = refs.categories[topic % refs.categories.length];
    yield [
      id,
      slug,
      source,
      refs.feeds[sourcePlace] ?? null,
      `url:${url.slice(8)}`,
      `${at.slice(0, 10)} ${title} ${id}`,
      id % 2 === 0 ? url : null,
      url,
      title,
      `${textOf(words, ranks.slice(TITLE))}.`,
      id % CONTENT_EVERY === 0 ? `<p>${textOf(words, ranksOf(words, id, CONTENT_WORDS))}.</p>` : null,
      id % 2 === 0 ? `https://${domain}/pictures/${hash.slice(0, 12)}.jpg` : null,
      id % 3 === 0 ? 'Mira Holt' : null,
      'en',
      at,
      'feed',
      at,
      at,
      hash,
      hash,
      category && category.slug !== 'politics' && id % 4 === 0
        ? `{${category.slug},politics}`
        : `{${category?.slug}}`,
      category?.id ?? null,
      topic,
      article.event,
      `{"joined":${place > 0},"score":0.83,"shared":"${title.split(' ').slice(0, 4).join(', ')}"}`,
      `source:${source}`,
      article.isCard ? id : firstId,
      article.isCard,
      article.at / 45_000 - place / 100,
    ];
  }
}

function* articleWordRows(plan: ScalePlan, words: ScaleWords, refs: ScaleRefs): Generator<CopyValue[]> {
  for (const { id, at } of plannedArticles(plan)) {
    const vector = vectorOf(words, ranksOf(words, id, TITLE + SUMMARY), TITLE);
    yield [id, sourceIdOf(id, refs), instant(at), 'english', vector];
  }
}

const MILESTONE =
  `id topic_id anchor_article_id title description date impact_value is_significant significance confirmation_level
  origin_count outlet_count created_at updated_at`.split(/\s+/);

function* milestoneRows(plan: ScalePlan, words: ScaleWords): Generator<CopyValue[]> {
  for (const { id, milestone, topic, at, opensMilestone } of plannedArticles(plan)) {
    if (!opensMilestone) continue;
    const ranks = ranksOf(words, id, TITLE + SUMMARY);
    const date = instant(at);
    const isSignificant = milestone % 9 === 0;
    yield [
      milestone,
      topic,
      id,
      textOf(words, ranks.slice(0, TITLE)),
      `${textOf(words, ranks.slice(TITLE))}.`,
      date,
      isSignificant ? 8 : 5,
      isSignificant,
      isSignificant ? 'high' : 'medium',
      'multiple',
      2,
      2,
      date,
      date,
    ];
  }
}

function* reportRows(plan: ScalePlan, refs: ScaleRefs): Generator<CopyValue[]> {
  for (const article of plannedArticles(plan))
    yield [article.id, article.milestone, `source:${sourceIdOf(article.id, refs)}`, roleOf(article)];
}

function roleOf({ opensMilestone, isCard, id }: PlannedArticle): string {
  if (opensMilestone) return 'first';
  if (!isCard) return 'copy';
  return id % 5 === 0 ? 'comment' : 'confirms';
}

/** Three visits for ten articles, over the last 30 days. */
function* visitRows(plan: ScalePlan, { feeds }: ScaleRefs): Generator<CopyValue[]> {
  const active = feeds.filter((feed) => feed !== null);
  const visits = Math.floor(plan.articles * 0.3);
  const end = (plan.at.at(-1) ?? 0) * 1000;
  const step = (30 * 1440 * MINUTE_MS) / visits;
  for (let n = 0; n < visits; n++) {
    const at = new Date(end - Math.floor((visits - n) * step)).toISOString();
    const isNew = n % 3 === 0;
    yield [
      active[n % active.length] ?? 0,
      at,
      at,
      isNew ? 'ok' : 'not_modified',
      180,
      isNew ? 41_000 : 0,
      isNew ? 3 : 0,
    ];
  }
}

function sourcePlaceOf(id: number, { sources }: ScaleRefs): number {
  const most = sources.length + FEW;
  return Math.min(sources.length - 1, Math.floor(FEW * (most / FEW) ** scattered(id * 7 + 3)) - FEW);
}

function sourceIdOf(id: number, refs: ScaleRefs): number {
  return refs.sources[sourcePlaceOf(id, refs)]?.id ?? 0;
}
