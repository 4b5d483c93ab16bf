import { linkage } from '../repair/repair-linkage.js';
import { Cluster } from './cluster.js';
import { heaviestKeys } from './heaviest-keys.js';
import { LikelyPairs } from './likely-pairs.js';
import { type LinkOrder, linkOrders } from './link-orders.js';
import { belongs, nearestStory } from './nearest-story.js';
import type { Part } from './part.js';
import { shareNamesAlone } from './series/names-alone.js';
import { SERIES_OTHERS } from './series/outlet-series.js';
import { cosine, likenesses } from './sparse-vector.js';
import type { StoryLinks } from './story-links.js';
import type { TermBounds } from './term-bounds.js';

/** Of larger stories, the newest parts look for candidates. */
const MOST_LOOKING = 60;
/** Parts that share less by rare terms are no candidates. */
const LEAST_SHARED = 0.05;
/** Larger stories are not checked for a split. */
const MOST_SPLIT = 300;
/** Smaller groups leave a story only while they are young. */
const LEAST_SPLIT = 2;

/**
 * Decides again about stories that changed: splits those that fall into groups, joins those whose parts are alike on
 * average (average linkage, the likeliest first), and joins small ones to the story that they are clearly nearest to.
 * Changes nothing: the orders take effect when `StoryLinks` is told what moved.
 * @param locked stories that the machine must not change
 * @returns the orders. Yields between steps, so that the caller may pause.
 */
export function* reviewLinks(
  links: StoryLinks,
  now: Date,
  locked: ReadonlySet<number>,
): Generator<undefined, LinkOrder[]> {
  yield* links.parts.cutChanged();
  const review = new Review(links, now, locked);
  yield* review.split();
  yield* review.join();
  yield* review.attach();
  return review.orders();
}

class Review {
  private readonly clusters = new Map<number, Cluster>();
  /** Clusters of parts that left their story. */
  private readonly moved = new Map<Part, Cluster>();
  private readonly near = new Map<Cluster, Set<Cluster>>();
  private readonly pairs = new LikelyPairs();
  private readonly touched: number[];
  private readonly bounds: TermBounds;
  private left = 0;

  constructor(
    private readonly links: StoryLinks,
    private readonly now: Date,
    private readonly locked: ReadonlySet<number>,
  ) {
    this.touched = [...links.parts.changed].filter((story) => !locked.has(story)).sort((a, b) => a - b);
    links.parts.changed.clear();
    this.bounds = links.termBounds(now);
  }

  *split() {
    for (const story of this.touched) {
      const parts = this.partsOf(story);
      if (parts.length < 2 || parts.length > MOST_SPLIT) continue;
      yield;
      if (this.isSeries(parts)) {
        this.leave(groupsOf(parts).slice(1));
        continue;
      }
      const likeness = likenesses(parts.map(({ vector }) => vector));
      const places = parts.map((_, at) => at);
      const groups = linkage(likeness, places, this.links.settings.split)
        .map((group) => group.flatMap((at) => parts[at] ?? []))
        .sort((a, b) => articlesIn(b) - articlesIn(a));
      this.leave(groups.slice(1).filter((group) => this.leaves(group, parts)));
    }
  }

  private leave(groups: readonly Part[][]): void {
    for (const group of groups) {
      this.left += 1;
      const cluster = new Cluster(-this.left, group);
      this.clusters.set(cluster.key, cluster);
      for (const part of group) this.moved.set(part, cluster);
    }
  }

  /** Average linkage (Sokal and Michener 1958) of the touched clusters with all others. */
  *join() {
    const touched = [...this.touched, ...[...this.clusters.keys()].filter((key) => key < 0)];
    const known = new Set(touched);
    for (const key of touched) {
      const cluster = this.clusterOf(key);
      if (!cluster) continue;
      yield;
      // Of two touched clusters, one compares both.
      for (const other of this.candidates(cluster))
        if (!known.has(other.key) || other.key < key) this.compare(cluster, other);
    }
    for (let pair = this.pairs.next(); pair; pair = this.pairs.next()) {
      yield;
      this.merge(pair.a, pair.b);
    }
  }

  /** Joins small clusters, still young, to the story that they are clearly nearest to. */
  *attach() {
    const { small, young } = this.links.settings;
    const since = this.now.getTime() - young;
    const isSmall = ({ parts, to }: Cluster) => parts.length <= small && to >= since;
    for (const story of [...this.links.parts.stories.keys()].sort((a, b) => a - b)) {
      const parts = this.links.parts.stories.get(story);
      if (!parts || parts.size > small || this.locked.has(story)) continue;
      // Silent stories are skipped before their clusters are made, so that a night does not grow with what is remembered.
      if (![...parts].some(({ to }) => to >= since)) continue;
      const cluster = this.clusterOf(story)?.now;
      if (!cluster || !isSmall(cluster)) continue;
      yield;
      const found = nearestStory(
        cluster.parts,
        cluster.key,
        this.links.parts.index,
        this.links.nearness,
        (part) => this.keyOf(part),
      );
      const other = found && belongs(found, this.links.settings) ? this.clusterOf(found.story)?.now : null;
      if (other && other !== cluster && !this.areSeries(cluster, other)) joinLarger(cluster, other);
    }
  }

  /** Single parts leave only while they are young, and no part leaves that is like some part of the story. */
  private leaves(group: readonly Part[], parts: readonly Part[]): boolean {
    const { young, stay } = this.links.settings;
    const since = this.now.getTime() - young;
    if (group.length < LEAST_SPLIT && group.some(({ to }) => to < since)) return false;
    const own = new Set(group);
    const rest = parts.filter((part) => !own.has(part));
    const nearest = group.map((part) => Math.max(...rest.map((other) => cosine(part.vector, other.vector))));
    return nearest.reduce((sum, likeness) => sum + likeness, 0) / group.length < stay;
  }

  orders(): LinkOrder[] {
    const torn = new Set([...this.moved.keys()].map(({ story }) => story));
    const standing = [...this.clusters.values()].filter(
      ({ joined, key, version }) => joined === null && (version > 0 || key < 0 || torn.has(key)),
    );
    const sizeOf = (story: number) => articlesIn(this.links.parts.stories.get(story) ?? []);
    return linkOrders(standing, sizeOf);
  }

  /** The likeliest other clusters by their rare terms. */
  private candidates(cluster: Cluster): Cluster[] {
    const { rare, candidates } = this.links.settings;
    const shared = new Map<number, number>();
    const looking = cluster.parts.toSorted((a, b) => b.number - a.number).slice(0, MOST_LOOKING);
    for (const { vector } of looking) {
      const { parts, likenesses: shares } = this.links.parts.index.sharing(vector, rare, LEAST_SHARED);
      for (let at = 0; at < parts.length; at += 1) {
        const key = this.keyOf(parts[at] as Part);
        if (key !== null && key !== cluster.key) shared.set(key, (shared.get(key) ?? 0) + (shares[at] ?? 0));
      }
    }
    return heaviestKeys(shared, candidates).flatMap((key) => this.clusterOf(key) ?? []);
  }

  private compare(a: Cluster, b: Cluster): void {
    const { join } = this.links.settings;
    const likeness = a.likeness(b, this.links.fading, this.bounds);
    // Joins may bring them nearer.
    if (likeness >= join / 2) {
      this.nearOf(a).add(b);
      this.nearOf(b).add(a);
    }
    if (likeness >= join && !shareNamesAlone(a, b, join) && !this.areSeries(a, b))
      this.pairs.add(a, b, likeness);
  }

  /** Whether both belong to a series. What is a series by itself is marked, so that the next review takes it apart. */
  private areSeries(a: Cluster, b: Cluster): boolean {
    if (!this.links.isSeries([...a.parts, ...b.parts])) return false;
    for (const { key, parts } of [a, b])
      if (parts.length <= MOST_SPLIT && this.isSeries(parts)) this.links.mark(key);
    return true;
  }

  /** Whether a story is a series that can be taken apart. */
  private isSeries(parts: readonly Part[]): boolean {
    const { event } = parts[0] ?? {};
    return (
      parts.some((part) => part.event !== event) && this.links.isSeries(parts, SERIES_OTHERS.takingApart)
    );
  }

  private merge(a: Cluster, b: Cluster): void {
    const kept = joinLarger(a, b);
    const others = new Set([...this.nearOf(a), ...this.nearOf(b)].map((each) => each.now));
    others.delete(kept);
    this.near.set(kept, new Set());
    for (const other of others) this.compare(kept, other);
  }

  private nearOf(cluster: Cluster): Set<Cluster> {
    const known = this.near.get(cluster);
    if (known) return known;
    const fresh = new Set<Cluster>();
    this.near.set(cluster, fresh);
    return fresh;
  }

  private keyOf(part: Part): number | null {
    if (this.locked.has(part.story)) return null;
    const key = this.moved.get(part)?.key ?? part.story;
    return this.clusters.get(key)?.now.key ?? key;
  }

  private clusterOf(key: number): Cluster | null {
    const known = this.clusters.get(key);
    if (known) return known;
    const parts = this.partsOf(key).filter((part) => !this.moved.has(part));
    if (parts.length === 0) return null;
    const fresh = new Cluster(key, parts);
    this.clusters.set(key, fresh);
    return fresh;
  }

  private partsOf(story: number): Part[] {
    return [...(this.links.parts.stories.get(story) ?? [])].sort((a, b) => a.number - b.number);
  }
}

/** The cluster with more articles takes the other; of equal ones, the older story. */
function joinLarger(a: Cluster, b: Cluster): Cluster {
  const difference = articlesIn(a.parts) - articlesIn(b.parts);
  const [kept, gone] = difference > 0 || (difference === 0 && a.key < b.key) ? [a, b] : [b, a];
  kept.join(gone);
  return kept;
}

/** The parts of each event, the largest event first. */
function groupsOf(parts: readonly Part[]): Part[][] {
  return [...Map.groupBy(parts, ({ event }) => event).values()].sort((a, b) => articlesIn(b) - articlesIn(a));
}

function articlesIn(parts: Iterable<Part>): number {
  let sum = 0;
  for (const { articles } of parts) sum += articles.length;
  return sum;
}
