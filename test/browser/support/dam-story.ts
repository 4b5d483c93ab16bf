import type { Database } from '#persistence/database';
import {
  buildArticle,
  buildMilestone,
  buildSource,
  buildTopic,
  hoursAfter,
} from '../../support/factories.js';

/** A headline that would break a page that does not escape it. */
export const HOSTILE = 'Dam <img src=x onerror="document.title=1"> holds <b>firm</b>';

/** A story of two developments that four sources told, and two articles that stand alone. */
export interface DamStory {
  topicId: number;
  milestoneId: number;
  slug: string;
  lonely: string;
  silent: string;
  /** An article that has the first one beside it. */
  second: string;
}

export async function buildDamStory(db: Database, address: string): Promise<DamStory> {
  const topicId = await buildTopic(db, {
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
    source_id: gold,
    slug,
    title: HOSTILE,
    content: '<p>The dam of Orrin holds.</p>',
    image_url: `${address}/assets/no-such-picture.png`,
  });
  const slugs = ['engineers-measure', 'villages-wait', 'storm-leaves'];
  const others: number[] = [];
  for (const [place, title] of OTHERS.entries()) {
    const source_id = [poor, unrated, gold][place % 3];
    others.push(
      await buildArticle(db, {
        topic_id: topicId,
        slug: `${slugs[place] ?? `other-news-${place}`}-5555000${place}`,
        title,
        source_id,
        published_at: hoursAfter(-place - 1),
      }),
    );
  }
  const [first = 0, second = 0, third = 0] = others;
  const milestoneId = await buildMilestone(db, topicId, [hostile, first, second], {
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
  await db.rows(
    `insert into article_revision (article_id, title, excerpt, content_hash, replaced_at)
     values ($1, 'Dam about to break?', '', 'h', $2)`,
    [hostile, hoursAfter(-1)],
  );
  await db.rows(
    "insert into topic_redirect (old_topic_id, old_slug, topic_id, created_at) values (900001, 'orrin-flood', $1, now())",
    [topicId],
  );
  const lonely = 'quorx-vandelle-brimstag-11112222';
  const text = { excerpt: 'Only a summary came.', title: 'Quorx vandelle brimstag zwillig' };
  await buildArticle(db, { slug: lonely, ...text, source_id: unrated });
  const silent = 'wemmel-fyrdings-33334444';
  await buildArticle(db, { slug: silent, title: 'Wemmel fyrdings', excerpt: '', source_id: poor });
  return { topicId, milestoneId, slug, lonely, silent, second: 'villages-wait-55550001' };
}

/** The headlines of its articles, besides the hostile one. */
export const OTHERS = [
  'Engineers measure cracks in the wall',
  'Villages downstream wait for word',
  'Storm leaves the northern hills',
  'Council asks who pays for repairs',
  'Schools of the valley open again',
  'Fishermen count their lost boats',
  'Insurers send the first letters',
];
