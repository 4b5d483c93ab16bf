import { basename } from 'node:path';
import { dayOf } from '#domain/timeline/read';
import type { CommandLine } from '../start/command-line.js';
import { linkKey, readSagas, type Saga } from './gold/sagas.js';
import { type PlacedArticle, placeRecording } from './recorded/placed-articles.js';
import { rebuildUntil, topicArticles } from './recorded/rebuild-recorded.js';
import { type ReadRecording, readRecording } from './recorded/recorded-articles.js';
import { readHeadlines } from './recorded/recorded-headlines.js';
import { type DevelopmentsOutcome, scoreDevelopments } from './scores/score-developments.js';
import { type EndOutcome, scoreEnds } from './scores/score-ends.js';
import { mainTopic, type StoryOutcome, scoreStories } from './scores/score-stories.js';

interface Judged extends StoryOutcome, DevelopmentsOutcome, EndOutcome {
  saga: Saga;
  /** Articles in the main topic. */
  topicSize: number;
}

/**
 * `eval stories RECORDING_DIR-or-ITEMS.jsonl.gz SAGAS.jsonl`: places and rebuilds a recording or an archive of headlines with the
 * product's own code, and compares its topics with stories labelled by reading: whether a story is whole, where it ends, and which
 * developments it has. `--stories` lists each story's figures.
 */
export async function run({ operands: [source = '', file = ''], flags }: CommandLine): Promise<void> {
  const sagas = await readSagas(file);
  const read = await (/\.jsonl(?:\.gz)?$/.test(source) ? readHeadlines(source) : readRecording(source));
  const judged = judge(sagas, read);
  if (flags.has('stories')) for (const each of judged) showStory(each);
  const labelled = new Set(sagas.flatMap(({ articles, notArticles }) => [...articles, ...notArticles]));
  const known = new Set(read.articles.map(({ url }) => linkKey(url)));
  console.log(
    JSON.stringify({
      eval: 'stories',
      recording: basename(source),
      stories: sagas.length,
      missing: [...labelled].filter((link) => !known.has(linkKey(link))).length,
      ...scoreStories(judged),
      ...scoreEnds(judged),
      ...scoreDevelopments(judged),
    }),
  );
}

function judge(sagas: readonly Saga[], read: ReadRecording): Judged[] {
  const placed = placeRecording(read);
  const byLink = new Map<string, PlacedArticle>();
  for (const article of placed) {
    const key = linkKey(article.url);
    if (!byLink.has(key)) byLink.set(key, article);
  }
  const topics = Map.groupBy(placed, ({ topic }) => topic);
  const domainOf = (outlet: string) => read.recording.outlets.get(outlet)?.domain ?? outlet;
  return sagas.map((saga): Judged => {
    const named = (links: readonly string[]) => links.flatMap((link) => byLink.get(linkKey(link)) ?? []);
    const topicsOf = (links: readonly string[]) => named(links).map(({ topic }) => topic);
    const idsOf = (links: readonly string[]) => named(links).map(({ id }) => id);
    const outcome = { topics: topicsOf(saga.articles), lookAlikes: topicsOf(saga.notArticles) };
    const articles = topics.get(mainTopic(outcome) ?? -1) ?? [];
    const rebuilt = rebuildUntil(topicArticles(articles, domainOf), read.recording.to);
    return {
      saga,
      ...outcome,
      topicSize: articles.length,
      resolvedOn: saga.status === 'resolved' ? (saga.resolvedOn ?? null) : null,
      foundOn: rebuilt?.resolution ? dayOf(rebuilt.resolution.at) : null,
      milestones: (rebuilt?.topic.milestones.insert ?? []).map((draft) => ({
        day: dayOf(draft.date),
        origins: draft.originKeys.length,
        articles: draft.articles.map(({ articleId, role }) => ({
          id: articleId,
          isCounted: role === 'first' || role === 'confirms',
        })),
      })),
      developments: saga.developments.map(({ date, articles: links, origins }) => ({
        day: date,
        articles: idsOf(links),
        origins: origins ?? null,
      })),
      comment: idsOf(saga.comment),
      whereItStands: idsOf(saga.whereArticle),
      stands: rebuilt?.topic.stands?.draft.articles.map(({ articleId }) => articleId) ?? [],
    };
  });
}

function showStory(judged: Judged): void {
  const { saga, topicSize, resolvedOn, foundOn } = judged;
  const { whole, leak, topicsPerStory } = scoreStories([judged]);
  const { apart } = scoreDevelopments([judged]);
  console.error(
    JSON.stringify({
      id: saga.id,
      ...{ articles: judged.topics.length, whole, leak, topics: topicsPerStory, topicSize },
      ...{ resolvedOn, foundOn, developments: judged.developments.length, apart },
    }),
  );
}
