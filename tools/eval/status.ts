import { basename } from 'node:path';
import type { RebuiltTopic } from '#domain/timeline';
import { labelArguments, readLabels, type StoryLabel, storyLabelSchema } from './gold-labels.js';
import { mostHeld } from './most-held.js';
import { articleMark, type PlacedArticle, placeRecording } from './placed-articles.js';
import { rebuildUntil, topicArticles } from './rebuild-recorded.js';
import { readRecording } from './recorded-articles.js';
import { type StatusOutcome, scoreStatus } from './score-status.js';

/** The longest silence that a usual kind of story is given before it counts as over. */
const SETTLED_MS = 3 * 86_400_000;

interface Judged extends StatusOutcome {
  label: StoryLabel;
  topic: RebuiltTopic | null;
  /** How many of the label's articles its topic has, and how many articles that topic has. */
  held: number;
  topicSize: number;
}

/**
 * `eval status RECORDING_DIR LABELS.jsonl`: reads the recording, places and rebuilds it by the product's own code, and
 * compares each labelled story with the status of the topic that holds most of its articles, at the recording's end.
 * `--part dev|test` counts one half of the labels; `--failed` lists what is wrong.
 */
export async function run(args: string[]): Promise<void> {
  const { folder, file, part, failed } = labelArguments(args);
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
    const topic = rebuildUntil(topicArticles(topics.get(id) ?? [], domainOf), read.recording.to);
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

/** Headlines go to the terminal only. */
function showFailed(judged: readonly Judged[], placed: readonly PlacedArticle[]): void {
  const byId = new Map(placed.map((article) => [article.id, article]));
  const byMark = new Map(placed.map((article) => [articleMark(article), article]));
  for (const { label, topic, closed, found, held, topicSize } of judged) {
    if (closed === found.resolved) continue;
    const { id, kind, part, sure, since, origins } = label;
    const verdict = closed ? 'closed, not resolved' : 'open, resolved';
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
