import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type ReadArticle, readQuestion, type Settlement, settleQuestion } from '#domain/questions';
import { withCopyGroups } from '#domain/timeline';
import { renderFictionalRecording } from '../recorded/fictional/render-recording.js';
import type { CommandLine } from '../start/command-line.js';
import { labelArguments, readLabels } from './gold/gold-labels.js';
import { type QuestionLabel, questionLabelSchema } from './gold/gold-questions.js';
import { articleMark, type PlacedArticle, placeRecording } from './recorded/placed-articles.js';
import { topicArticles } from './recorded/rebuild-recorded.js';
import { readRecording } from './recorded/recorded-articles.js';
import { mostHeld } from './scores/most-held.js';
import { isRight, type QuestionOutcome, scoreQuestions } from './scores/score-questions.js';

interface Judged extends QuestionOutcome {
  label: QuestionLabel;
  isRead: boolean;
  settlement: Settlement | null;
}

/**
 * `eval questions fictional|RECORDING_DIR LABELS.jsonl`: asks each labelled question about the topic that has most of its story's
 * articles, and settles it as the worker does: after each new article, once. `--part dev|test` counts one half of the labels, and
 * `--failed` lists wrong results.
 */
export async function run(line: CommandLine): Promise<void> {
  const { folder, file, part, failed } = labelArguments(line);
  const labels = await readLabels(file, questionLabelSchema, part);
  const placed = await withRecording(folder, async (dir) => {
    const read = await readRecording(dir);
    const domainOf = (outlet: string) => read.recording.outlets.get(outlet)?.domain ?? outlet;
    return { articles: placeRecording(read), domainOf };
  });
  const topics = Map.groupBy(placed.articles, ({ topic }) => topic);
  const topicOf = new Map(placed.articles.map((article) => [articleMark(article), article.topic]));
  const byId = new Map(placed.articles.map((article) => [article.id, article]));
  const judged = labels.map((label) => {
    const found = mostHeld(label.articles, topicOf);
    const articles = topicArticles(found ? (topics.get(found.holder) ?? []) : [], placed.domainOf);
    return judge(label, articles, byId);
  });
  if (failed) showFailed(judged, byId);
  console.log(JSON.stringify({ eval: 'questions', file: basename(file), part, ...scoreQuestions(judged) }));
}

async function withRecording<T>(folder: string, use: (dir: string) => Promise<T>): Promise<T> {
  if (folder !== 'fictional') return use(folder);
  const dir = await mkdtemp(join(tmpdir(), 'followthrough-questions-'));
  try {
    await renderFictionalRecording(dir);
    return await use(dir);
  } finally {
    await rm(dir, { recursive: true });
  }
}

function judge(
  label: QuestionLabel,
  articles: ReturnType<typeof topicArticles>,
  byId: ReadonlyMap<number, PlacedArticle>,
): Judged {
  const question = readQuestion(label.question);
  const asked = new Date(label.asked);
  let settlement: Settlement | null = null;
  for (let read = 1; question && !settlement && read <= articles.length; read += 1) {
    if ((articles[read - 1]?.publishedAt ?? asked) <= asked) continue;
    settlement = settleQuestion(question, withCopyGroups(articles.slice(0, read)) as ReadArticle[], asked);
  }
  const cited = settlement && byId.get(settlement.articleId);
  return {
    ...{ label, settlement, isRead: question !== null },
    expected: label.answer === 'open' ? null : label.answer,
    found: settlement?.answer ?? null,
    isCitedRight: cited ? label.evidence.includes(articleMark(cited)) : false,
  };
}

/** Prints sentences to the terminal only. */
function showFailed(judged: readonly Judged[], byId: ReadonlyMap<number, PlacedArticle>): void {
  for (const each of judged) {
    if (isRight(each)) continue;
    const { label, settlement, isRead } = each;
    console.error(
      `${label.part} ${label.id}: '${label.question}' ${isRead ? '' : '(not read) '}is ${label.answer}`,
    );
    if (!settlement) continue;
    const cited = byId.get(settlement.articleId);
    console.error(`  settled as ${settlement.answer}: ${settlement.sentence}`);
    console.error(`  ${cited?.publishedAt.toISOString()} ${cited?.outlet}: ${cited?.title}`);
  }
}
