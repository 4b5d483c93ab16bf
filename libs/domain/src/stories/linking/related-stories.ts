import type { TopicRelation } from '#vocabulary';
import { Cluster } from './cluster.js';
import type { Fading } from './fading.js';
import { heaviestKeys } from './heaviest-keys.js';
import type { Part } from './part.js';
import type { Sharing } from './part-index.js';
import { sharedTerms } from './shared-terms.js';
import type { SparseVector } from './sparse-vector.js';
import type { StoryLinks } from './story-links.js';

/** The most stories that are related to one. */
const MOST_RELATED = 5;
/** Stories are related if their mean likeness reaches this share of that of one story. */
const OF_JOIN = 0.49;
/** A story can be part of one with this many times as many articles. */
const TIMES_LARGER = 4;
/** Stories with fewer articles have no related stories, because readers do not see them. */
const LEAST_ARTICLES = 2;
/** The newest parts look for other stories. */
const MOST_LOOKING = 20;
/** Parts that share less by rare terms are not compared. */
const LEAST_SHARED = 0.05;
/** The most terms that explain a relation. Each contributes at least this share of what the heaviest does. */
const [MOST_TERMS, LEAST_TERM] = [8, 0.1];
/** At least two of the terms must be names that few stories have. Series and themes share one, or words of many. */
const [LEAST_NAMES, FEW_STORIES] = [2, 20];

/** Two stories that are near but not one, from the side of `story`. */
export interface StoryRelation {
  story: number;
  other: number;
  kind: TopicRelation;
  /** Mean likeness, 0–1. */
  likeness: number;
  /** The terms that both share, the heaviest first: stems, or n-grams of words. */
  terms: string[];
}

/**
 * The stories that are near to each of these but not one with it, the likeliest first. Call it after a review, when its
 * orders have been carried out. Unknown stories are left out. Yields between steps, so that the caller may pause.
 */
export function* relatedStories(
  links: StoryLinks,
  stories: Iterable<number>,
): Generator<undefined, StoryRelation[]> {
  const finder = new RelatedStories(links);
  const found: StoryRelation[] = [];
  for (const story of stories) found.push(...(yield* finder.of(story)));
  return found;
}

class RelatedStories {
  private readonly clusters = new Map<number, Cluster>();
  private readonly settings;

  constructor(private readonly links: StoryLinks) {
    this.settings = links.settings;
  }

  *of(story: number): Generator<undefined, StoryRelation[]> {
    const cluster = this.seenCluster(story);
    if (!cluster) return [];
    const looking = cluster.parts.toSorted((a, b) => b.number - a.number).slice(0, MOST_LOOKING);
    const found: StoryRelation[] = [];
    for (const candidate of yield* this.candidates(story, looking)) {
      yield;
      const relation = this.compare(cluster, candidate, looking);
      if (relation) found.push(relation);
    }
    return found.sort((a, b) => b.likeness - a.likeness || a.other - b.other).slice(0, MOST_RELATED);
  }

  /** The likeliest other stories by their rare terms. */
  private *candidates(story: number, looking: readonly Part[]): Generator<undefined, number[]> {
    const shared = new Map<number, number>();
    for (const { vector } of looking) {
      yield;
      const { parts, likenesses } = this.sharing(vector);
      for (let at = 0; at < parts.length; at += 1) {
        const other = parts[at]?.story ?? story;
        if (other !== story) shared.set(other, (shared.get(other) ?? 0) + (likenesses[at] ?? 0));
      }
    }
    return heaviestKeys(shared, this.settings.candidates);
  }

  private sharing(vector: SparseVector): Sharing {
    return this.links.parts.index.sharing(vector, this.settings.rare, LEAST_SHARED);
  }

  private compare(cluster: Cluster, candidate: number, looking: readonly Part[]): StoryRelation | null {
    const { join, attach } = this.settings;
    const other = this.seenCluster(candidate);
    if (!other) return null;
    const likeness = cluster.likeness(other, this.links.fading);
    if (likeness < OF_JOIN * join) return null;
    const terms = sharedTerms(
      cluster.products(other),
      MOST_TERMS,
      (term) => this.links.uniqueNameOf(term),
      LEAST_TERM,
    );
    if (terms.filter((term) => this.names(term)).length < LEAST_NAMES) return null;
    const isLarger = articlesIn(other.parts) >= TIMES_LARGER * articlesIn(cluster.parts);
    const isPart =
      isLarger && nearestLikeness(looking, this.partsNear(looking, candidate), this.links.fading) >= attach;
    return {
      ...{ story: cluster.key, other: other.key, likeness, terms: this.links.namesOf(terms) },
      kind: isPart ? 'part_of' : 'related',
    };
  }

  /** The parts of another story that share rare terms with one of these. */
  private partsNear(looking: readonly Part[], story: number): Set<Part> {
    const near = looking.flatMap(({ vector }) => this.sharing(vector).parts);
    return new Set(near.filter((part) => part.story === story));
  }

  private names(term: number): boolean {
    return this.links.parts.index.storiesWith(term, this.settings.rare) <= FEW_STORIES;
  }

  /** Null if readers do not see the story: most have one article. */
  private seenCluster(story: number): Cluster | null {
    const known = this.clusters.get(story);
    if (known) return known;
    const parts = this.links.parts.stories.get(story);
    if (!parts || articlesIn(parts) < LEAST_ARTICLES) return null;
    const fresh = new Cluster(story, parts);
    this.clusters.set(story, fresh);
    return fresh;
  }
}

/** Mean over the parts of the likeness to the nearest of the others. */
function nearestLikeness(parts: readonly Part[], others: Iterable<Part>, fading: Fading): number {
  const nearest = parts.map((part) => Math.max(...Array.from(others, (other) => fading.cosine(part, other))));
  return nearest.reduce((sum, likeness) => sum + likeness, 0) / parts.length;
}

function articlesIn(parts: Iterable<Part>): number {
  let sum = 0;
  for (const { articles } of parts) sum += articles.length;
  return sum;
}
