import { basename, resolve } from 'node:path';
import { copyGroupOrigins, copyGroups } from '#domain/stories/origins';
import type { CommandLine } from '../start/command-line.js';
import { type PlacedArticle, placeRecording } from './recorded/placed-articles.js';
import { type ReadRecording, readRecording } from './recorded/recorded-articles.js';

/**
 * `eval copies DIR…`: reads each recording's documents as the worker does, places the articles, and prints how many have a
 * near-duplicate at another outlet in their story, credit a wire agency, or attribute their report to another outlet.
 * `--list KIND` (copies, credited, attributed) lists these articles, one per line.
 */
export async function run({ operands, values: { list } }: CommandLine): Promise<void> {
  for (const dir of operands) {
    const read = await readRecording(dir);
    const articles = placeRecording(read);
    const copies = copiesElsewhere(articles);
    if (list) show(list, articles, copies);
    console.log(JSON.stringify(lineOf(dir, read, articles, copies)));
  }
}

function lineOf(
  dir: string,
  read: ReadRecording,
  articles: readonly PlacedArticle[],
  copies: Map<number, number>,
) {
  const share = (count: number) => Math.round((count / Math.max(1, articles.length)) * 10_000) / 10_000;
  const origins = copyGroupOrigins(
    articles.map((article) => ({
      ...article,
      originKey: article.origin.key,
      copyGroup: copies.get(article.id) ?? article.id,
    })),
  );
  return {
    eval: 'copies',
    folder: basename(resolve(dir)),
    documents: read.documents,
    unreadable: read.unreadable,
    items: articles.length,
    nearDuplicate: share(copies.size),
    wireCredit: share(articles.filter(({ origin }) => origin.how === 'credited').length),
    attributed: share(articles.filter(({ origin }) => origin.how === 'attributed').length),
    origins: new Set(origins.values()).size,
  };
}

/** Articles whose copy group spans several outlets, with that group. */
function copiesElsewhere(articles: readonly PlacedArticle[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const inTopic of Map.groupBy(articles, ({ topic }) => topic).values()) {
    const groups = copyGroups(inTopic);
    for (const group of Map.groupBy(inTopic, ({ id }) => groups.get(id) ?? id).values()) {
      if (new Set(group.map(({ sourceId }) => sourceId)).size < 2) continue;
      for (const { id } of group) found.set(id, groups.get(id) ?? id);
    }
  }
  return found;
}

function show(kind: string, articles: readonly PlacedArticle[], copies: ReadonlyMap<number, number>): void {
  for (const article of articles) {
    const { id, outlet, title, excerpt, author, origin } = article;
    const group = copies.get(id);
    if (kind === 'copies' ? group === undefined : origin.how !== kind) continue;
    console.error(
      JSON.stringify({
        outlet,
        origin: origin.key,
        evidence: origin.evidence,
        group,
        title,
        author,
        excerpt,
      }),
    );
  }
}
