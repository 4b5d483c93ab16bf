import { describe, expect, it } from '@jest/globals';
import { articleTerms } from './article-terms.js';
import { TopicIndex } from './topic-index.js';
import { newTopic, remember, type TopicMemory } from './topic-memory.js';

const START = Date.UTC(2031, 2, 1);
const HOUR_MS = 3_600_000;

/** Numbers in an order that looks random and is always the same. */
function numbers(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('TopicIndex', () => {
  it('finds the topics that comparing with each finds, while topics grow, go and come back', () => {
    const [index, next, topics] = [new TopicIndex(), numbers(), new Map<string, TopicMemory>()];
    const report = (hour: number) => {
      const title = Array.from(
        { length: 6 },
        () => `vorl${String.fromCharCode(97 + next(26), 97 + next(4))}`,
      );
      const publishedAt = new Date(START + hour * HOUR_MS);
      return articleTerms({ title: title.join(' '), summary: '', language: 'en', publishedAt });
    };
    let found = 0;
    for (let hour = 0; hour < 240; hour += 1) {
      const article = report(hour);
      const key = String(next(60));
      const topic = topics.get(key) ?? newTopic(key, article, index.numbers);
      topics.set(key, topic);
      index.update(topic, article, remember(topic, article, article.time));
      const gone = topics.get(String(next(60)));
      if (gone && hour % 3 === 0) {
        index.forget(gone);
        if (hour % 2 === 0) index.restore(gone);
        else {
          gone.sums.release();
          topics.delete(gone.key);
        }
      }
      const { text } = report(hour);
      const since = START + (hour - 48) * HOUR_MS;
      const near = (topic: TopicMemory) => {
        let product = 0;
        text.weights.forEach((weight, term) => {
          const at = topic.sums.at(index.numbers.find(term));
          if (at >= 0) product += weight * topic.sums.textAt(at);
        });
        return product / topic.sums.textNorm;
      };
      const best = [...topics.values()]
        .filter(({ touched }) => (touched ?? 0) >= since)
        .map(near)
        .filter((nearness) => nearness > 0)
        .sort((a, b) => b - a)
        .slice(0, 5);
      const answer = index.nearest(text, null, since, 5, Number.POSITIVE_INFINITY);
      expect(answer.map((topic) => near(topic).toFixed(9))).toEqual(best.map((each) => each.toFixed(9)));
      found += answer.length;
    }
    expect(found).toBeGreaterThan(600);
  });
});
