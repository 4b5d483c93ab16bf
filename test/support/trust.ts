import type { INestApplicationContext } from '@nestjs/common';
import type { Database, Row } from '#persistence/database';
import { AssessService } from '../../apps/worker/src/trust/assess.service.js';
import { buildArticle } from './factories/articles.js';
import { hoursAfter } from './factories/news-day.js';
import { buildSource } from './factories/sources.js';
import { buildTopic } from './factories/stories.js';
import { buildMilestone } from './factories/timeline.js';
import type { Values } from './factories/values.js';

/** A source, by its id and the key of its own reporting as an origin. */
export interface Outlet {
  id: number;
  key: string;
}

let serial = 0;

export async function buildOutlet(db: Database, values: Values<'source'> = {}): Promise<Outlet> {
  const domain = `press-${++serial}.example`;
  const { id } = await buildSource(db, { domain, slug: `press-${serial}`, ...values });
  return { id, key: `source:${domain}` };
}

/** An article of the outlet's own reporting, published `hours` after the first report. */
export function buildOwnArticle(
  db: Database,
  outlet: Outlet,
  hours: number,
  values: Values<'article'> = {},
): Promise<Row<'article'>> {
  const at = hoursAfter(hours);
  const when = { published_at: at, first_seen_at: at, updated_at: at };
  return buildArticle(db, { source_id: outlet.id, origin_key: outlet.key, ...when, ...values });
}

/** A milestone in a new topic that these outlets report in this order, an hour apart, and their articles. */
export async function buildReportedMilestone(
  db: Database,
  outlets: readonly Outlet[],
  hours: number,
  values: { article?: Values<'article'>; milestone?: Values<'milestone'> } = {},
): Promise<{ milestone: Row<'milestone'>; articles: Row<'article'>[] }> {
  const topic = await buildTopic(db);
  const articles: Row<'article'>[] = [];
  for (const [index, outlet] of outlets.entries())
    articles.push(
      await buildOwnArticle(db, outlet, hours + index, { topic_id: topic.id, ...values.article }),
    );
  const ids = articles.map(({ id }) => id);
  return { milestone: await buildMilestone(db, topic.id, ids, values.milestone), articles };
}

export interface Standing {
  score: number | null;
  factors: Record<string, { value: number; n: number } | null>;
}

/** The outlet's score and factors once it is assessed `hours` after the first report. */
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
