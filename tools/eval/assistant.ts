import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { answerQuestion, PHRASES, readStory, sealAnswer, textHash, verifyAnswer } from '#domain/assistant';
import { renderFictionalRecording } from '../recorded/fictional/render-recording.js';
import type { CommandLine } from '../start/command-line.js';
import { askedStory } from './assistant/asked-story.js';
import { type QuestionLabel, questionLabelSchema } from './assistant/gold-questions.js';
import { readLabels, storyLabelSchema } from './gold/gold-labels.js';
import { articleMark, placeRecording } from './recorded/placed-articles.js';
import { rebuildUntil, topicArticles } from './recorded/rebuild-recorded.js';
import { readRecording } from './recorded/recorded-articles.js';
import { mostHeld } from './scores/most-held.js';
import { type AnsweredQuestion, scoreAssistant } from './scores/score-assistant.js';

const QUESTIONS = 'test/gold/assistant-questions.jsonl';
const STORIES = 'test/gold/status-fictional.jsonl';

/**
 * `eval assistant [QUESTIONS.jsonl] [--part dev|test] [--failed]`: asks the gold questions about the bundled fictional stream, placed and
 * rebuilt with the product's own code, each about the topic that has most of its articles. Prints one line per half, and one for both.
 */
export async function run({ operands: [file = QUESTIONS], values, flags }: CommandLine): Promise<void> {
  const only = values.part;
  const labels = await readLabels(file, questionLabelSchema, 'all');
  const stories = new Map(
    (await readLabels(STORIES, storyLabelSchema, 'all')).map(({ id, articles }) => [id, articles]),
  );
  const ask = await asker(stories);
  const answered = labels.filter(({ part }) => only === undefined || part === only).map(ask);
  if (flags.has('failed')) for (const each of answered) showFailed(each);
  for (const part of ['dev', 'test', 'all'] as const) {
    const own = answered.filter(({ label }) => part === 'all' || label.part === part);
    if (own.length > 0)
      console.log(JSON.stringify({ eval: 'assistant', file: basename(file), part, ...scoreAssistant(own) }));
  }
}

async function asker(
  stories: ReadonlyMap<string, string[]>,
): Promise<(label: QuestionLabel) => AnsweredQuestion> {
  const folder = join(tmpdir(), 'followthrough-fictional');
  await renderFictionalRecording(folder);
  const read = await readRecording(folder);
  const placed = placeRecording(read);
  const byTopic = Map.groupBy(placed, ({ topic }) => topic);
  const topicOf = new Map(placed.map((article) => [articleMark(article), article.topic]));
  const markOf = new Map(placed.map((article) => [article.id, articleMark(article)]));
  const byId = new Map(placed.map((article) => [article.id, article]));
  const domainOf = (outlet: string) => read.recording.outlets.get(outlet)?.domain ?? outlet;
  const end = read.recording.to;
  const known = new Map<number, ReturnType<typeof readStory>>();
  const storyOf = (topic: number) => {
    const before = known.get(topic);
    if (before) return before;
    const articles = byTopic.get(topic) ?? [];
    const rebuilt = rebuildUntil(topicArticles(articles, domainOf), end);
    if (rebuilt === null) throw new Error(`topic ${topic} has no articles`);
    const story = readStory(askedStory(rebuilt.topic, articles, end));
    known.set(topic, story);
    return story;
  };
  return (label) => {
    const topic = mostHeld(
      label.articles.length > 0 ? label.articles : (stories.get(label.story) ?? []),
      topicOf,
    );
    if (topic === null) throw new Error(`${label.id}: no topic holds its articles`);
    const draft = answerQuestion(storyOf(topic.holder), label.question, end);
    const sentences = sealAnswer(draft, (id, field) => textHash(byId.get(id)?.[field] ?? ''));
    const cited = sentences.flatMap(({ proofs }) =>
      proofs.map(({ articleId }) => markOf.get(articleId) ?? ''),
    );
    return {
      label,
      isSilent: draft.outcome === 'silent',
      cited,
      quotes: sentences.filter(({ kind }) => kind === 'quote').map(({ text }) => text),
      text: sentences.map(({ text }) => text).join(' '),
      unsupported: verifyAnswer(sentences, (id) => byId.get(id)).length,
      sentences: sentences.length,
    };
  };
}

/** Prints wrong answers to the terminal only. */
function showFailed(each: AnsweredQuestion): void {
  const { label, isSilent, text, unsupported } = each;
  const { answerable, rightArticle, factsTold, facts } = scoreAssistant([each]);
  const isRight = answerable > 0 ? !isSilent && rightArticle === 1 && factsTold === facts : isSilent;
  if (isRight && unsupported === 0) return;
  console.error(`${label.part} ${label.id}: ${label.question}${answerable ? '' : ' [not told]'}`);
  console.error(`  ${isSilent ? PHRASES.silent : text}`);
  if (answerable) console.error(`  expected: ${label.facts.map((any) => any.join('/')).join('; ')}`);
}
