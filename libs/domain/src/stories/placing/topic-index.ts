import type { ArticleTerms } from './article-terms.js';
import { dampCommon, dampShared } from './damp-common.js';
import { MatterCounts } from './matter-counts.js';
import { TermNumbers } from './term-numbers.js';
import type { TermVector } from './term-vector.js';
import type { TopicMemory } from './topic-memory.js';
import { TopicSlots } from './topic-slots.js';

const HALF_DAYS = 2;
const DAY_MS = 86_400_000;

/** The slots of the topics that have a term, and its weights in their texts in the same order. */
interface Posting {
  slots: number[];
  weights: number[];
}

/** Inverted index of the topics of one language, by term. */
export class TopicIndex {
  readonly numbers = new TermNumbers();
  readonly matters = new MatterCounts();
  private readonly slots = new TopicSlots();
  /** By the number of the term. */
  private readonly postings: Posting[] = [];

  get terms(): number {
    return this.numbers.size;
  }

  /** Records what an article changed in a topic: it has `added` now and not `dropped`. */
  update(
    topic: TopicMemory,
    { text, title }: ArticleTerms,
    { added, dropped }: { added: Iterable<number>; dropped: Iterable<number> },
  ): void {
    this.add(topic, added);
    for (const term of text.weights.keys()) this.weigh(topic, this.numbers.find(term));
    this.remove(topic, dropped);
    this.matters.add(topic, title);
  }

  /** Records a topic with all its terms. */
  restore(topic: TopicMemory): void {
    this.add(topic, topic.sums.held());
    this.matters.restore(topic);
  }

  forget(topic: TopicMemory): void {
    this.matters.forget(topic);
    this.remove(topic, topic.sums.held());
    this.slots.release(topic);
  }

  private add(topic: TopicMemory, terms: Iterable<number>): void {
    this.slots.update(topic);
    for (const term of terms) {
      const weight = topic.sums.textAt(topic.sums.at(term));
      const posting = this.postings[term];
      if (posting) {
        posting.slots.push(topic.slot);
        posting.weights.push(weight);
      } else this.postings[term] = { slots: [topic.slot], weights: [weight] };
    }
  }

  private weigh(topic: TopicMemory, term: number): void {
    const posting = this.postings[term];
    // From the end, where the newest topics are.
    const at = posting?.slots.lastIndexOf(topic.slot) ?? -1;
    if (posting && at >= 0) posting.weights[at] = topic.sums.textAt(topic.sums.at(term));
  }

  private remove(topic: TopicMemory, terms: Iterable<number>): void {
    for (const term of terms) {
      const posting = this.postings[term];
      const at = posting?.slots.indexOf(topic.slot) ?? -1;
      if (at < 0) continue;
      posting?.slots.splice(at, 1);
      posting?.weights.splice(at, 1);
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
    const { slots } = this;
    slots.startSearch();
    const found: number[] = [];
    let left = visits;
    for (const [term, weight] of heaviestFirst(text)) {
      const posting = this.postings[this.numbers.find(term)];
      if (!posting?.slots.length || (posting.slots.length > left && found.length > 0)) continue;
      for (let at = 0; at < posting.slots.length && left > 0; at += 1) {
        const slot = posting.slots[at] ?? 0;
        if (!slots.isFound(slot)) {
          if (!slots.find(slot, since)) continue;
          found.push(slot);
        }
        left -= 1;
        slots.addProduct(slot, weight * (posting.weights[at] ?? 0));
      }
    }
    return this.nearestOf(found, time, most);
  }

  /** The `most` nearest topics, nearest first; ties keep the order of `found`. Skips topics too far away even if fresh. */
  private nearestOf(found: readonly number[], time: number | null, most: number): TopicMemory[] {
    const best: { topic: TopicMemory; near: number }[] = [];
    let least = Number.NEGATIVE_INFINITY;
    for (const slot of found) {
      const atMost = this.slots.nearness(slot);
      const topic = this.slots.topicAt(slot);
      if (!topic || (best.length === most && !(atMost > least))) continue;
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
}

function heaviestFirst({ weights }: TermVector): [string, number][] {
  return [...weights].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

/** 1 / (1 + silence), because a similar text after days is mostly another event. */
function freshness(time: number | null, { oldest, newest }: TopicMemory): number {
  if (time === null || oldest === null || newest === null) return 1;
  return 1 / (1 + Math.max(0, time - newest, oldest - time) / (HALF_DAYS * DAY_MS));
}
