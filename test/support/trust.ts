import type { INestApplicationContext } from '@nestjs/common';
import type { Database } from '#persistence/database';
import { AssessService } from '../../apps/worker/src/trust/assess.service.js';
import { buildArticle, buildMilestone, buildSource, buildTopic, hoursAfter } from './factories.js';

export interface Outlet {
  id: number;
  key: string;
}

let serial = 0;

/** A source whose own reporting has the origin `key`. */
export async function buildOutlet(db: Database, values: Record<string, unknown> = {}): Promise<Outlet> {
  const domain = `press-${++serial}.example`;
  const id = await buildSource(db, { domain, slug: `press-${serial}`, ...values });
  return { id, key: `source:${domain}` };
}

/** One of an outlet's own articles, published `hours` after the day's first report. */
export function buildOwn(
  db: Database,
  outlet: Outlet,
  hours: number,
  values: Record<string, unknown> = {},
): Promise<number> {
  const at = hoursAfter(hours);
  const when = { published_at: at, first_seen_at: at, updated_at: at };
  return buildArticle(db, { source_id: outlet.id, origin_key: outlet.key, ...when, ...values });
}

/** A development that these outlets told in this order, an hour apart. Answers the milestone and their articles. */
export async function buildTold(
  db: Database,
  outlets: readonly Outlet[],
  hours: number,
  values: { article?: Record<string, unknown>; milestone?: Record<string, unknown> } = {},
): Promise<{ milestone: number; articles: number[] }> {
  const topic = await buildTopic(db);
  const articles: number[] = [];
  for (const [index, outlet] of outlets.entries())
    articles.push(await buildOwn(db, outlet, hours + index, { topic_id: topic, ...values.article }));
  const milestone = await buildMilestone(db, topic, articles, values.milestone);
  for (const [index, outlet] of outlets.entries())
    await db.rows('update milestone_article set origin_key = $2 where article_id = $1', [
      articles[index],
      outlet.key,
    ]);
  return { milestone, articles };
}

export interface Standing {
  score: number | null;
  factors: Record<string, { value: number; n: number } | null>;
}

/** How the outlet stands when it is assessed so many hours after the day's first report. */
export async function standingOf(
  worker: INestApplicationContext,
  db: Database,
  outlet: Outlet,
  hours: number,
): Promise<Standing> {
  await worker.get(AssessService, { strict: false }).assess([outlet.id], 'operator', hoursAfter(hours));
  const [row] = await db.rows<Standing>(
    `select s.trust_score as score, t.factors from source s
      cross join lateral (select factors from trust_assessment where source_id = s.id order by assessed_at desc limit 1) t
      where s.id = $1`,
    [outlet.id],
  );
  if (!row) throw new Error(`no assessment of ${outlet.id}`);
  return row;
}
