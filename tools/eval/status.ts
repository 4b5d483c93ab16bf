import { basename } from 'node:path';
import type { RebuiltTopic } from '#domain/timeline';
import type { CommandLine } from '../start/command-line.js';
import { labelArguments, readLabels, type StoryLabel, storyLabelSchema } from './gold/gold-labels.js';
import { articleMark, type PlacedArticle, placeRecording } from './recorded/placed-articles.js';
import { rebuildUntil, topicArticles } from './recorded/rebuild-recorded.js';
import { readRecording } from './recorded/recorded-articles.js';
import { mostHeld } from './scores/most-held.js';
import { type StatusOutcome, scoreStatus } from './scores/score-status.js';

/** The longest silence after which a usual kind of story counts as over. */
const SETTLED_MS = 3 * 86_400_000;

interface Judged extends StatusOutcome {
  label: StoryLabel;
  topic: RebuiltTopic | null;
  /** The number of the label's articles in its topic, and of all articles in that topic. */
  held: number;
  topicSize: number;
}

/**
 * `eval status RECORDING_DIR LABELS.jsonl`: places and rebuilds the recording with the product's own code, and compares each labelled
 * story with the status of the topic that has most of its articles, at the recording's end. `--part dev|test` counts one half of the
 * labels, and `--failed` lists wrong results.
 */
export async function run(line: CommandLine): Promise<void> {
  const { folder, file, part, failed } = labelArguments(line);
  const labels = await readLabels(file, storyLabelSchema, part);
  const read = await readRecording(folder);
  const placed = placeRecording(read);
  const topics = Map.groupBy(placed, ({ topic }) => topic);
  const topicOf = new Map(placed.map((article) => [articleMark(article), article.topic]));
  const domainOf = (outlet: string) => read.recording.outlets.get(outlet)?.domain ?? outlet;
  const rebuilt = new Map<number, RebuiltTopic | null>();
  const rebuild = (id: number): RebuiltTopic | null => {
    const known = rebuilt.get(id);
    if (known !== undefined) return known;
    const topic =
      rebuildUntil(topicArticles(topics.get(id) ?? [], domainOf), read.recording.to)?.topic ?? null;
    rebuilt.set(id, topic);
    return topic;
  };
  const judged = labels.map((label): Judged => {
    const found = mostHeld(label.articles, topicOf);
    const topic = found && rebuild(found.holder);
    const topicSize = found ? (topics.get(found.holder)?.length ?? 0) : 0;
    return {
      ...outcomeOf(label, topic, read.recording.to),
      label,
      topic,
      held: found?.held ?? 0,
      topicSize,
    };
  });
  if (failed) showFailed(judged, placed);
  console.log(JSON.stringify({ eval: 'status', file: basename(file), part, ...scoreStatus(judged) }));
}

function outcomeOf(label: StoryLabel, topic: RebuiltTopic | null, end: Date): StatusOutcome {
  const { status, since, origins, sure } = label;
  const resolved = topic?.status.status === 'resolved';
  return {
    ...{ closed: status === 'closed', origins, sure },
    settled: since !== null && end.getTime() - new Date(since).getTime() >= SETTLED_MS,
    found: { resolved, proposed: topic !== null && topic.status.proposal !== null },
  };
}

/** Prints headlines to the terminal only. */
function showFailed(judged: readonly Judged[], placed: readonly PlacedArticle[]): void {
  const byId = new Map(placed.map((article) => [article.id, article]));
  const byMark = new Map(placed.map((article) => [articleMark(article), article]));
  for (const { label, topic, closed, found, held, topicSize } of judged) {
    if (closed === found.resolved) continue;
    const { id, kind, part, sure, since, origins } = label;
    const verdict = closed ? 'closed, but not resolved' : 'open, but resolved';
    const reasons = [topic?.status.reason, topic?.status.proposal?.reason].filter(Boolean).join(' | ');
    console.error(`${part} ${id} (${kind}${sure ? '' : ', unsure'}): ${verdict}`);
    console.error(`  ${held} of ${label.articles.length} in a topic of ${topicSize}; ${reasons}`);
    if (closed) console.error(`  closed ${since}, reported by ${origins} origins`);
    const shown = closed
      ? label.closing.map((mark) => byMark.get(mark))
      : topic?.status.articleIds.map((one) => byId.get(one));
    for (const article of shown ?? [])
      console.error(`    ${article?.publishedAt.toISOString()} ${article?.outlet}: ${article?.title}`);
  }
}
