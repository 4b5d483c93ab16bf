import type { Database } from '#persistence/database';
import { buildArticle, buildRevision } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic, buildTopicRedirect } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';

/** A headline that breaks a page unless it is escaped. */
export const HOSTILE = 'Dam <img src=x onerror="document.title=1"> holds <b>firm</b>';

/** A story of two milestones, reported by several sources, and two articles that stand alone. */
export interface DamStory {
  topicId: number;
  milestoneId: number;
  slug: string;
  lonely: string;
  silent: string;
  /** The slug of another article of the story. */
  second: string;
}

export async function buildDamStory(db: Database, address: string): Promise<DamStory> {
  const { id: topicId } = await buildTopic(db, {
    slug: 'orrin-dam-holds',
    name: 'Orrin dam after the storm',
    description: 'A storm met the dam of Orrin.',
    source_count: 4,
  });
  const gold = await buildSource(db, { name: 'Gold Herald', bias: 'center' });
  const poor = await buildSource(db, { name: 'Poor Paper', bias: 'right' });
  const unrated = await buildSource(db, { name: 'Nobody Knows' });
  const slug = 'dam-holds-firm-0a1b2c3d';
  const hostile = await buildArticle(db, {
    topic_id: topicId,
    source_id: gold.id,
    slug,
    title: HOSTILE,
    content: '<p>The dam of Orrin holds.</p>',
    image_url: `${address}/assets/no-such-picture.png`,
  });
  const [first = 0, second = 0, third = 0] = await buildOthers(db, topicId, [poor.id, unrated.id, gold.id]);
  const { id: milestoneId } = await buildMilestone(db, topicId, [hostile.id, first, second], {
    title: 'The dam holds after the storm',
    impact_value: 9.2,
    is_significant: true,
    significance: 'critical',
  });
  await buildMilestone(db, topicId, [third], {
    title: 'A storm nears the valley',
    date: hoursAfter(-60),
    impact_value: 2,
    significance: 'low',
  });
  await buildRevision(db, hostile.id, { title: 'Dam about to break?', replaced_at: hoursAfter(-1) });
  await buildTopicRedirect(db, topicId, { old_topic_id: 900_001, old_slug: 'orrin-flood' });
  const lonely = 'quorx-vandelle-brimstag-11112222';
  const text = { excerpt: 'Only a summary came.', title: 'Quorx vandelle brimstag zwillig' };
  await buildArticle(db, { slug: lonely, ...text, source_id: unrated.id });
  const silent = 'wemmel-fyrdings-33334444';
  await buildArticle(db, { slug: silent, title: 'Wemmel fyrdings', excerpt: '', source_id: poor.id });
  return { topicId, milestoneId, slug, lonely, silent, second: 'villages-wait-55550001' };
}

/** An article for each of the other headlines, an hour apart. Returns their ids, newest first. */
async function buildOthers(db: Database, topicId: number, sources: readonly number[]): Promise<number[]> {
  const slugs = ['engineers-measure', 'villages-wait', 'storm-leaves'];
  const ids: number[] = [];
  for (const [place, title] of OTHERS.entries()) {
    const article = await buildArticle(db, {
      topic_id: topicId,
      slug: `${slugs[place] ?? `other-news-${place}`}-5555000${place}`,
      title,
      source_id: sources[place % sources.length],
      published_at: hoursAfter(-place - 1),
    });
    ids.push(article.id);
  }
  return ids;
}

/** The headlines of its articles, apart from the hostile one. */
export const OTHERS = [
  'Engineers measure cracks in the wall',
  'Villages downstream wait for word',
  'Storm leaves the northern hills',
  'Council asks who pays for repairs',
  'Schools of the valley open again',
  'Fishermen count their lost boats',
  'Insurers send the first letters',
];
