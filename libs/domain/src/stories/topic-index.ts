import type { TermVector } from './term-vector.js';
import type { TopicMemory } from './topic-memory.js';

/** Which topics hold a term, for one language. */
export class TopicIndex {
  private readonly postings = new Map<string, Set<TopicMemory>>();

  get terms(): number {
    return this.postings.size;
  }

  add(topic: TopicMemory, terms: Iterable<string>): void {
    for (const term of terms) {
      const topics = this.postings.get(term);
      if (topics) topics.add(topic);
      else this.postings.set(term, new Set([topic]));
    }
  }

  remove(topic: TopicMemory, terms: Iterable<string>): void {
    for (const term of terms) {
      const topics = this.postings.get(term);
      topics?.delete(topic);
      if (topics?.size === 0) this.postings.delete(term);
    }
  }

  /**
   * The topics nearest to a text, at most `most`, judged by its rarest terms first: common terms are left out once
   * `visits` topics were looked at, so the work per article is bounded.
   */
  nearest(text: TermVector, most: number, visits: number): TopicMemory[] {
    const found = new Map<TopicMemory, number>();
    let left = visits;
    for (const { topics, term, weight } of this.rarestFirst(text)) {
      left -= topics.size;
      if (left < 0 && found.size > 0) break;
      for (const topic of topics) {
        found.set(topic, (found.get(topic) ?? 0) + weight * (topic.text.weights.get(term) ?? 0));
        if (found.size > visits) break;
      }
    }
    return [...found]
      .map(([topic, dot]) => ({ topic, near: dot / topic.text.norm }))
      .sort((a, b) => b.near - a.near)
      .slice(0, most)
      .map(({ topic }) => topic);
  }

  private rarestFirst(text: TermVector) {
    return [...text.weights]
      .flatMap(([term, weight]) => {
        const topics = this.postings.get(term);
        return topics ? [{ term, weight, topics }] : [];
      })
      .sort((a, b) => a.topics.size - b.topics.size);
  }
}
