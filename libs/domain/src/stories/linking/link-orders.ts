import type { Cluster } from './cluster.js';
import type { LinkedArticle } from './part.js';

/** What a review changes. Articles are named by id. */
export type LinkOrder =
  | { kind: 'merge'; from: number; into: number }
  | { kind: 'move'; articles: number[]; into: number }
  | { kind: 'split'; story: number; articles: number[] };

/**
 * The orders that make stories of clusters. A cluster keeps the story that most of its articles are in; of several clusters
 * with articles of one story, that with most of them keeps it.
 */
export function linkOrders(clusters: readonly Cluster[], sizeOf: (story: number) => number): LinkOrder[] {
  const kept = keptStories(clusters);
  return clusters.flatMap((cluster) => {
    const into = kept.get(cluster) ?? null;
    const leaving = Map.groupBy(
      articlesOf(cluster).filter(({ story }) => story !== into),
      ({ story }) => story,
    );
    if (into === null) return [...leaving].map(([story, own]) => split(story, own));
    return [...leaving].map(
      ([from, own]): LinkOrder =>
        own.length === sizeOf(from)
          ? { kind: 'merge', from, into }
          : { kind: 'move', articles: idsOf(own), into },
    );
  });
}

function keptStories(clusters: readonly Cluster[]): Map<Cluster, number> {
  const claims = clusters
    .flatMap((cluster) =>
      [...Map.groupBy(articlesOf(cluster), ({ story }) => story)].map(([story, own]) => ({
        ...{ cluster, story, articles: own.length },
      })),
    )
    .sort((a, b) => b.articles - a.articles || a.story - b.story || a.cluster.key - b.cluster.key);
  const kept = new Map<Cluster, number>();
  const taken = new Set<number>();
  for (const { cluster, story } of claims) {
    if (kept.has(cluster) || taken.has(story)) continue;
    kept.set(cluster, story);
    taken.add(story);
  }
  return kept;
}

function split(story: number, own: readonly LinkedArticle[]): LinkOrder {
  return { kind: 'split', story, articles: idsOf(own) };
}

function articlesOf({ parts }: Cluster): LinkedArticle[] {
  return parts.flatMap(({ articles }) => articles);
}

function idsOf(articles: readonly LinkedArticle[]): number[] {
  return articles.map(({ id }) => id).sort((a, b) => a - b);
}
