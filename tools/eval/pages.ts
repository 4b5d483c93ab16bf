import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { CommandLine } from '../start/command-line.js';
import { type PageLabel, pageLabelKey, readPageLabels } from './pages/gold-pages.js';
import { type PageText, pageTexts, textMark } from './pages/page-texts.js';
import { articleMark, type PlacedArticle, placeRecording } from './recorded/placed-articles.js';
import { rebuildUntil, topicArticles } from './recorded/rebuild-recorded.js';
import { readRecording } from './recorded/recorded-articles.js';
import { type JudgedText, scorePages } from './scores/score-pages.js';

const TOPICS = 60;

interface Page {
  /** The mark of the topic's first article. */
  topic: string;
  label: string | null;
  texts: (PageText & Omit<PageLabel, 'verdict'>)[];
  articles: readonly PlacedArticle[];
}

/**
 * `eval pages RECORDING_DIR GOLD.jsonl [--dump FILE]`: places and rebuilds the recording with the product's own code, and compares
 * the words on the pages of its 60 largest topics with editors' judgements. `--dump` writes the current texts, with the headlines
 * of their topics, for a judge to read.
 */
export async function run({
  operands: [folder = '', file = ''],
  values: { dump },
}: CommandLine): Promise<void> {
  const labels = await readPageLabels(file);
  const pages = await pagesOf(folder);
  if (dump) await writeFile(dump, pages.map((page) => `${JSON.stringify(dumped(page))}\n`).join(''));
  const verdicts = new Map(labels.map((label) => [pageLabelKey(label), label.verdict]));
  const judged = pages.flatMap(({ texts }) =>
    texts.map((each): JudgedText => {
      return {
        field: each.field,
        ...(each.isFolded && { isFolded: true }),
        verdict: verdicts.get(pageLabelKey({ ...each, text: textMark(each.text) })) ?? null,
      };
    }),
  );
  console.log(
    JSON.stringify({ eval: 'pages', file: basename(file), topics: pages.length, ...scorePages(judged) }),
  );
}

async function pagesOf(folder: string): Promise<Page[]> {
  const read = await readRecording(folder);
  const domainOf = (outlet: string) => read.recording.outlets.get(outlet)?.domain ?? outlet;
  const topics = [...Map.groupBy(placeRecording(read), ({ topic }) => topic).values()]
    .sort((a, b) => b.length - a.length || (a[0]?.topic ?? 0) - (b[0]?.topic ?? 0))
    .slice(0, TOPICS);
  return topics.flatMap((articles): Page[] => {
    const rebuilt = rebuildUntil(topicArticles(articles, domainOf), read.recording.to)?.topic;
    const [first] = articles;
    if (!rebuilt || !first) return [];
    const marks = new Map(articles.map((article) => [article.id, articleMark(article)]));
    const topic = articleMark(first);
    const texts = pageTexts(rebuilt).map((each) => ({
      ...each,
      topic,
      articles: each.articleIds.flatMap((id) => marks.get(id) ?? []),
    }));
    return [{ topic, label: rebuilt.label, texts, articles }];
  });
}

function dumped({ topic, label, texts, articles }: Page) {
  return {
    ...{ topic, label },
    texts: texts.map((each) => ({
      ...{ field: each.field, text: textMark(each.text), articles: each.articles, words: each.text },
      ...(each.isFolded && { isFolded: true }),
    })),
    headlines: articles.map(
      ({ publishedAt, outlet, title }) => `${publishedAt.toISOString()} ${outlet}: ${title}`,
    ),
  };
}
