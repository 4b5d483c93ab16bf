import type { Database, Row } from '#persistence/database';
import { buildArticle } from './factories/articles.js';
import { hoursAfter } from './factories/news-day.js';
import { buildSource } from './factories/sources.js';
import { buildTopic } from './factories/stories.js';
import { buildClaim, buildMilestone, buildQuote, buildTopicEvent } from './factories/timeline.js';
import type { Values } from './factories/values.js';

const BIASES = ['right', 'right', 'center-right', 'right', 'center', 'center', 'right', null] as const;
const NAMES = [
  'Orrin Herald',
  'Orrin Gazette',
  'Valley Radio',
  'Lake Post',
  'Tideway',
  'Ford News',
  'Hill Courier',
];

type Report = readonly [hours: number, source: number, origin: string, title: string];

/** A topic with everything that a timeline can show: levels, a gap, quotes, copies, numbers that differ, a retraction. */
export async function buildDetailedTopic(db: Database): Promise<Row<'topic'>> {
  const topic = await buildTopic(db, {
    name: 'The Quennel aqueduct',
    slug: 'the-quennel-aqueduct',
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
  const articles = await buildReports(db, topic.id, await buildOutlets(db));
  await buildMilestones(db, topic.id, articles);
  await buildTopicEvent(db, topic.id, {
    kind: 'status_changed',
    payload: { from: 'resolved', to: 'ongoing', reason: 'The aqueduct leaks again.' },
    at: hoursAfter(100),
  });
  return topic;
}

/** The ids of eight outlets of different bias. */
async function buildOutlets(db: Database): Promise<number[]> {
  const sources: number[] = [];
  for (const [index, bias] of BIASES.entries()) {
    const source = { name: NAMES[index] ?? 'Marsh Echo', domain: `quennel-${index}.example`, bias };
    sources.push((await buildSource(db, source)).id);
  }
  return sources;
}

/** The ids of the articles of each milestone. */
interface Reports {
  bursts: readonly [wire: number, four: number, seven: number, ...copies: number[]];
  sluice: readonly number[];
  votes: readonly number[];
  resigns: readonly number[];
}

async function buildReports(db: Database, topicId: number, sources: readonly number[]): Promise<Reports> {
  const report = async ([hours, source, origin, title]: Report, copyOf: number | null = null) => {
    const article = await buildArticle(db, {
      topic_id: topicId,
      source_id: sources[source],
      origin_key: origin,
      title,
      published_at: hoursAfter(hours),
      copy_of_id: copyOf,
      is_card: copyOf === null,
    });
    return article.id;
  };
  const wire = await report([0, 4, 'agency:tidewire', 'Aqueduct at Quennel bursts']);
  const four = await report([1, 0, 'source:quennel-0.example', 'Quennel aqueduct bursts, four hurt']);
  const seven = await report([2, 1, 'source:quennel-1.example', 'Seven hurt as the aqueduct bursts']);
  const bursts: Reports['bursts'] = [
    wire,
    four,
    seven,
    await report([3, 2, 'agency:tidewire', 'Aqueduct at Quennel bursts'], wire),
    await report([4, 7, 'agency:tidewire', 'Aqueduct at Quennel bursts'], wire),
  ];
  const sluice = [await report([120, 3, 'source:quennel-3.example', 'Engineers close the sluice'])];
  const votes = [
    await report([145, 5, 'source:quennel-5.example', 'Council votes for a new aqueduct']),
    await report([146, 6, 'source:quennel-6.example', 'New aqueduct: council says yes']),
  ];
  const resigns = [await report([170, 1, 'source:quennel-1.example', 'Water steward resigns'])];
  return { bursts, sluice, votes, resigns };
}

async function buildMilestones(db: Database, id: number, reports: Reports): Promise<void> {
  const { bursts, sluice, votes, resigns } = reports;
  const [wire, four, seven] = bursts;
  const first = await buildAt(db, id, 0, bursts, {
    title: 'Aqueduct at Quennel bursts',
    confirmation_level: 'verified',
    origin_count: 3,
    outlet_count: 5,
    description: 'The aqueduct at Quennel burst before dawn.',
  });
  await buildAt(db, id, 120, sluice, {
    title: 'Engineers close the sluice',
    impact_value: 8,
    is_significant: true,
    significance: 'high',
  });
  await buildAt(db, id, 145, votes, { title: 'Council votes for a new aqueduct' });
  await buildAt(db, id, 170, resigns, { title: 'Water steward resigns', retracted_at: hoursAfter(171) });
  await buildQuote(db, first.id, wire, { text: 'We heard it sing.', speaker: 'Ilse Marn' });
  await buildClaim(db, first.id, four, { value: 4, at: hoursAfter(1) });
  await buildClaim(db, first.id, seven, { value: 7, at: hoursAfter(2) });
}

/** A milestone that happened and was found `hours` after the first report. */
function buildAt(
  db: Database,
  topicId: number,
  hours: number,
  articles: readonly number[],
  values: Values<'milestone'>,
): Promise<Row<'milestone'>> {
  const at = hoursAfter(hours);
  return buildMilestone(db, topicId, articles, {
    description: '',
    date: at,
    created_at: at,
    updated_at: at,
    ...values,
  });
}
