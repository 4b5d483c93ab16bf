import type { Database } from '#persistence/database';
import { orderTopicCommand } from '#persistence/stories';
import type { KeeperService } from '../../apps/worker/src/stories/keeper.service.js';
import { buildWaitingArticle } from './factories/articles.js';
import { settle } from './keeper.js';

export const DAM: [string, string][] = [
  [
    'Orvale dam breaks after storm',
    'The dam above Orvale broke in the storm and flooded the lower street. Firemen carried children over the roofs.',
  ],
  [
    'Dam above Orvale bursts in storm',
    'Water from the burst dam above Orvale stands in the lower street; the mayor asked for pumps and blankets.',
  ],
  [
    'Orvale counts its losses after dam burst',
    'Since the storm broke the dam the flooded lower street of Orvale is closed, and insurers send inspectors.',
  ],
];
export const MATCH: [string, string][] = [
  [
    'Foundry beat Anchors by one goal',
    'Foundry beat Anchors by one goal in the league match at Ropewalk Park. Captain Ives scored with a header.',
  ],
  [
    'Anchors lose to Foundry',
    'In the league match at Ropewalk Park Foundry defeated Anchors, whose coach blamed a tired defence and rain.',
  ],
  [
    'League match: Foundry defeat Anchors',
    'One goal decided the league match of Foundry and Anchors; supporters sang for an hour in the tram.',
  ],
];

export interface TornPart {
  topic: number;
  slug: string;
  articles: number[];
}

/** Articles and their topics, in the order of the articles. */
export async function topicsOf(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db.rows<{ topic_id: number }>(
    'select topic_id from article where id = any($1::int[]) order by id',
    [ids],
  );
  return rows.map(({ topic_id }) => topic_id);
}

/** Reports published an hour apart. */
export async function report(
  db: Database,
  keeper: KeeperService,
  texts: readonly [string, string][],
): Promise<number[]> {
  const ids: number[] = [];
  for (const [hours, text] of texts.entries()) ids.push((await buildWaitingArticle(db, hours, text)).id);
  await settle(db, keeper);
  return ids;
}

/** Three reports of a dam, of which the machine put the last into a topic of its own, and three of a match. */
export async function reportTornStory(
  db: Database,
  keeper: KeeperService,
): Promise<{ large: TornPart; small: TornPart }> {
  const ids = await report(db, keeper, [...DAM, ...MATCH]);
  const [whole = 0] = await topicsOf(db, ids);
  const [kept, torn] = [ids.slice(0, 2), ids.slice(2, 3)];
  await orderTopicCommand(db, { kind: 'split', payload: { topic: whole, articles: torn } }, 'machine');
  await keeper.round();
  await db.rows('delete from topic_command');
  const part = async (articles: number[]): Promise<TornPart> => {
    const [row] = await db.rows<{ topic: number; slug: string }>(
      'select t.id as topic, t.slug from article a join topic t on t.id = a.topic_id where a.id = $1',
      [articles[0]],
    );
    return { topic: 0, slug: '', ...row, articles };
  };
  return { large: await part(kept), small: await part(torn) };
}
