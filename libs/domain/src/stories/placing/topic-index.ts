import type { ArticleTerms } from './article-terms.js';
import { dampCommon, dampShared } from './damp-common.js';
import { MatterCounts } from './matter-counts.js';
import { TermNumbers } from './term-numbers.js';
import type { TermVector } from './term-vector.js';
import { isSilentSince, type TopicMemory } from './topic-memory.js';

const HALF_DAYS = 2;
const DAY_MS = 86_400_000;

/** Number of the current search, across all indexes. Topics store it to mark that the search has visited them. */
let searches = 0;

/** Inverted index of the topics of one language, by term. */
export class TopicIndex {
  readonly numbers = new TermNumbers();
  readonly matters = new MatterCounts();
  /** The topics that have each term, by its number. */
  private readonly postings: TopicMemory[][] = [];

  get terms(): number {
    return this.numbers.size;
  }

  /** Records that a topic has these terms now. */
  add(topic: TopicMemory, terms: Iterable<number>): void {
    for (const term of terms) {
      const topics = this.postings[term];
      if (topics) topics.push(topic);
      else this.postings[term] = [topic];
    }
  }

  /** Records that a topic no longer has these terms. */
  remove(topic: TopicMemory, terms: Iterable<number>): void {
    for (const term of terms) {
      const topics = this.postings[term];
      const at = topics?.indexOf(topic) ?? -1;
      if (at >= 0) topics?.splice(at, 1);
    }
  }

  /** An article's vector, with damped weights for terms that many topics have, and of a bare headline also for those of many matters. */
  damp({ text, hasSummary }: ArticleTerms, topics: number): TermVector {
    const damped = dampCommon(text, (term) => this.numbers.holdersOf(term), topics);
    if (hasSummary) return damped;
    const { matters, numbers } = this;
    const holders = (term: string) => matters.of(numbers.find(term), numbers.holdersOf(term));
    return dampShared(text, damped, holders, matters.all);
  }

  /**
   * Up to `most` topics nearest to a text by cosine that were last reported at `since` (ms) or later, nearest first.
   * `HALF_DAYS` of silence halve the nearness of a dated article. Visits topics by the text's heaviest terms first, and
   * skips terms that would exceed `visits` in total, so the work per article is bounded.
   */
  nearest(text: TermVector, time: number | null, since: number, most: number, visits: number): TopicMemory[] {
    searches += 1;
    const found: TopicMemory[] = [];
    let left = visits;
    for (const [term, weight] of heaviestFirst(text)) {
      const number = this.numbers.find(term);
      const topics = this.postings[number];
      if (!topics?.length || (topics.length > left && found.length > 0)) continue;
      for (const topic of topics) {
        if (left <= 0) break;
        if (topic.search !== searches) {
          if (isSilentSince(topic, since)) continue;
          topic.search = searches;
          topic.product = 0;
          found.push(topic);
        }
        left -= 1;
        topic.product += weight * topic.sums.textAt(topic.sums.at(number));
      }
    }
    return nearestOf(found, time, most);
  }
}

/** The `most` nearest topics, nearest first; ties keep the order of `found`. Skips topics too far away even if fresh. */
function nearestOf(found: readonly TopicMemory[], time: number | null, most: number): TopicMemory[] {
  const best: { topic: TopicMemory; near: number }[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (const topic of found) {
    const atMost = topic.product / topic.sums.textNorm;
    if (best.length === most && !(atMost > least)) continue;
    const near = atMost * freshness(time, topic);
    if (best.length === most && !(near > least)) continue;
    let at = best.length;
    while (at > 0 && near > (best[at - 1]?.near ?? 0)) at -= 1;
    best.splice(at, 0, { topic, near });
    if (best.length > most) best.pop();
    least = best.at(-1)?.near ?? least;
  }
  return best.map(({ topic }) => topic);
}

function heaviestFirst({ weights }: TermVector): [string, number][] {
  return [...weights].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

/** 1 / (1 + silence), because a similar text after days is mostly another event. */
function freshness(time: number | null, { oldest, newest }: TopicMemory): number {
  if (time === null || oldest === null || newest === null) return 1;
  return 1 / (1 + Math.max(0, time - newest, oldest - time) / (HALF_DAYS * DAY_MS));
}
