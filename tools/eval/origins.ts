import { basename } from 'node:path';
import { type TopicArticle, withCopyGroups } from '#domain/timeline';
import { buildMilestones } from '#domain/timeline/milestones';
import type { CommandLine } from '../start/command-line.js';
import { labelArguments, type MilestoneLabel, milestoneLabelSchema, readLabels } from './gold/gold-labels.js';
import { articleMark, type PlacedArticle, placeRecording } from './recorded/placed-articles.js';
import { topicArticles } from './recorded/rebuild-recorded.js';
import { readRecording } from './recorded/recorded-articles.js';
import { mostHeld } from './scores/most-held.js';
import { type OriginsOutcome, scoreOrigins } from './scores/score-origins.js';

interface Judged extends OriginsOutcome {
  label: MilestoneLabel;
  /** The articles with the origin that the product found for each. */
  articlesRead: readonly { id: number; originKey: string; copyGroup: number }[];
}

/**
 * `eval origins RECORDING_DIR LABELS.jsonl`: for each labelled milestone, the confirmation level (1, 2, 3 or more origins) that the
 * product finds in its articles. `inStory` is the level of the milestone with most of these articles after the whole recording is
 * placed and rebuilt. `--part dev|test` counts one half of the labels, and `--failed` lists wrong results.
 */
export async function run(line: CommandLine): Promise<void> {
  const { folder, file, part, failed } = labelArguments(line);
  const labels = await readLabels(file, milestoneLabelSchema, part);
  const read = await readRecording(folder);
  const placed = placeRecording(read);
  const byMark = new Map(placed.map((article) => [articleMark(article), article]));
  const domainOf = (outlet: string) => read.recording.outlets.get(outlet)?.domain ?? outlet;
  const inStory = milestonesOf(placed, domainOf, read.recording.to);
  const judged = labels.map((label): Judged => {
    const articles = label.articles.flatMap((mark) => byMark.get(mark) ?? []);
    const articlesRead = withCopyGroups(topicArticles(articles, domainOf));
    return {
      label,
      articlesRead,
      ...label,
      found: new Set(articlesRead.map(({ originKey }) => originKey)).size,
      inStory: inStory(label),
    };
  });
  if (failed) showFailed(judged, placed);
  console.log(JSON.stringify({ eval: 'origins', file: basename(file), part, ...scoreOrigins(judged) }));
}

/** The number of origins of the milestone with most of a label's articles. Topics are rebuilt on first use. */
function milestonesOf(placed: readonly PlacedArticle[], domainOf: (outlet: string) => string, end: Date) {
  const topics = Map.groupBy(placed, ({ topic }) => topic);
  const topicOf = new Map(placed.map((article) => [articleMark(article), article.topic]));
  const markOf = new Map(placed.map((article) => [article.id, articleMark(article)]));
  const built = new Map<number, ReturnType<typeof buildMilestones>>();
  const milestones = (topic: number) => {
    const articles: TopicArticle[] = topicArticles(topics.get(topic) ?? [], domainOf);
    const known = built.get(topic) ?? buildMilestones(withCopyGroups(articles), end);
    built.set(topic, known);
    return known;
  };
  return ({ articles }: MilestoneLabel): number => {
    const topic = mostHeld(articles, topicOf);
    if (!topic) return 0;
    const drafts = milestones(topic.holder);
    const draftOf = new Map(
      drafts.flatMap((draft, at) => draft.articles.map(({ articleId }) => [markOf.get(articleId) ?? '', at])),
    );
    const draft = drafts[mostHeld(articles, draftOf)?.holder ?? -1];
    return draft?.originKeys.length ?? 0;
  };
}

/** Prints headlines to the terminal only. */
function showFailed(judged: readonly Judged[], placed: readonly PlacedArticle[]): void {
  const byId = new Map(placed.map((article) => [article.id, article]));
  for (const { label, articlesRead, found, inStory } of judged) {
    if (Math.min(3, found) === Math.min(3, label.origins)) continue;
    const { id, part, sure, origins } = label;
    console.error(
      `${part} ${id}${sure ? '' : ' (unsure)'}: ${origins} origins, found ${found}, in its story ${inStory}`,
    );
    for (const { id: article, originKey, copyGroup } of articlesRead) {
      const { outlet, title, publishedAt } = byId.get(article) ?? {};
      const copy = copyGroup === article ? '' : ` copy of ${copyGroup}`;
      console.error(`    ${publishedAt?.toISOString()} ${outlet} [${originKey}${copy}]: ${title}`);
    }
  }
}
