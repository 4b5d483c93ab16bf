import type { Database } from '#persistence/database';
import { buildArticle, buildMilestone, buildSource, buildTopic, hoursAfter } from './factories.js';

const BIASES = ['right', 'right', 'center-right', 'right', 'center', 'center', 'right', null];
const NAMES = [
  'Orrin Herald',
  'Orrin Gazette',
  'Valley Radio',
  'Lake Post',
  'Tideway',
  'Ford News',
  'Hill Courier',
];

export interface ToldTopic {
  id: number;
  slug: string;
}

type Report = readonly [hours: number, source: number, origin: string, title: string];

/** A story with all that a timeline can show: levels, a gap, quotes, copies, numbers that differ, a retraction. */
export async function buildToldTopic(db: Database): Promise<ToldTopic> {
  const name = 'The Quennel aqueduct';
  const slug = 'the-quennel-aqueduct';
  const id = await buildTopic(db, {
    name,
    slug,
    article_count: 9,
    source_count: 8,
    origin_count: 4,
    multi_source_updates: 2,
    estimated_completion_percent: 40,
    completion_reason: "Stage 'confirmed': three origins report it.",
    first_reported_at: hoursAfter(0),
    last_reported_at: hoursAfter(170),
    updated_at: hoursAfter(171),
  });
  const sources: number[] = [];
  for (const [index, bias] of BIASES.entries())
    sources.push(
      await buildSource(db, { name: NAMES[index] ?? 'Marsh Echo', domain: `quennel-${index}.example`, bias }),
    );
  const report = ([hours, source, origin, title]: Report, copyOf: number | null = null) =>
    buildArticle(db, {
      topic_id: id,
      source_id: sources[source],
      origin_key: origin,
      title,
      published_at: hoursAfter(hours),
      copy_of_id: copyOf,
      is_card: copyOf === null,
    });
  const wire = await report([0, 4, 'agency:tidewire', 'Aqueduct at Quennel bursts']);
  const cracks = [
    wire,
    await report([1, 0, 'source:quennel-0.example', 'Quennel aqueduct bursts, four hurt']),
    await report([2, 1, 'source:quennel-1.example', 'Seven hurt as the aqueduct bursts']),
    await report([3, 2, 'agency:tidewire', 'Aqueduct at Quennel bursts'], wire),
    await report([4, 7, 'agency:tidewire', 'Aqueduct at Quennel bursts'], wire),
  ];
  const sluice = [await report([120, 3, 'source:quennel-3.example', 'Engineers close the sluice'])];
  const votes = [
    await report([145, 5, 'source:quennel-5.example', 'Council votes for a new aqueduct']),
    await report([146, 6, 'source:quennel-6.example', 'New aqueduct: council says yes']),
  ];
  const resigns = [await report([170, 1, 'source:quennel-1.example', 'Water steward resigns'])];
  const first = await milestone(db, id, 'Aqueduct at Quennel bursts', cracks, 0, {
    confirmation_level: 'verified',
    origin_count: 3,
    outlet_count: 5,
    description: 'The aqueduct at Quennel burst before dawn.',
  });
  await milestone(db, id, 'Engineers close the sluice', sluice, 120, {
    impact_value: 8,
    is_significant: true,
    significance: 'high',
  });
  await milestone(db, id, 'Council votes for a new aqueduct', votes, 145);
  await milestone(db, id, 'Water steward resigns', resigns, 170, { retracted_at: hoursAfter(171) });
  await db.rows(
    "insert into milestone_quote (milestone_id, position, article_id, text, speaker) values ($1, 0, $2, 'We heard it sing.', 'Ilse Marn')",
    [first, wire],
  );
  for (const [article, value, hours] of [
    [cracks[1], 4, 1],
    [cracks[2], 7, 2],
  ])
    await db.rows(
      `insert into milestone_claim (milestone_id, article_id, kind, unit, value, at_least, origin_key, at)
       values ($1, $2, 'injured', 'people', $3, false, 'source:x', $4)`,
      [first, article, value, hoursAfter(hours ?? 0)],
    );
  await db.rows(
    `insert into topic_event (topic_id, kind, fact_key, payload, actor, at) values ($1, 'status_changed', 'status:1', $2, 'machine', $3)`,
    [id, JSON.stringify({ from: 'developing', to: 'ongoing', reason: 'Quiet.' }), hoursAfter(100)],
  );
  return { id, slug };
}

async function milestone(
  db: Database,
  topicId: number,
  title: string,
  articles: readonly number[],
  hours: number,
  values: Record<string, unknown> = {},
): Promise<number> {
  const at = hoursAfter(hours);
  const dates = { date: at, created_at: at, updated_at: at };
  const id = await buildMilestone(db, topicId, articles, { title, description: '', ...dates, ...values });
  await db.rows(
    `update milestone_article ma set origin_key = a.origin_key from article a
      where a.id = ma.article_id and ma.milestone_id = $1`,
    [id],
  );
  return id;
}
