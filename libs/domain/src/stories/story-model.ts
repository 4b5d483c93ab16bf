import { type ArticleTerms, articleTerms } from './article-terms.js';
import type { Placement, StoryArticle } from './story-article.js';
import { addTo, cosine, emptyVector, type TermVector } from './term-vector.js';

const DAY_MS = 86_400_000;

export interface StorySettings {
  /** Least score to join a topic. */
  threshold: number;
  /** Days after which a topic's pull on an article has fallen by e^-0.5. */
  decayDays: number;
  /** Most topics compared with one article. */
  candidates: number;
  /** Terms in more topics than this find no candidates. */
  postings: number;
}

const SETTINGS: StorySettings = { threshold: 0.24, decayDays: 3, candidates: 20, postings: 2_000 };

interface Topic {
  key: string;
  text: TermVector;
  articles: number;
  newest: number | null;
  language: string;
}

/** The running memory of active topics, in which articles are placed one by one in published order. */
export class StoryModel {
  private readonly settings: StorySettings;
  private readonly topics = new Map<string, Topic>();
  private readonly postings = new Map<string, Set<Topic>>();

  constructor(settings: Partial<StorySettings> = {}) {
    this.settings = { ...SETTINGS, ...settings };
  }

  /** Which topic an article belongs to; changes nothing. */
  decide(article: StoryArticle): Placement {
    return this.decideTerms(articleTerms(article), article.language);
  }

  /** Records that an article belongs to a topic; the caller chooses the topic's key. */
  add(topic: string, article: StoryArticle): void {
    this.addTerms(topic, articleTerms(article), article.language);
  }

  /** Decides and records; `newKey` is asked only where a new topic begins. */
  place(article: StoryArticle, newKey: () => string): Placement & { topic: string } {
    const terms = articleTerms(article);
    const placement = this.decideTerms(terms, article.language);
    const topic = placement.topic ?? newKey();
    this.addTerms(topic, terms, article.language);
    return { ...placement, topic };
  }

  /** Drops topics whose newest dated article is older; answers how many. */
  forget(olderThan: Date): number {
    let dropped = 0;
    for (const topic of this.topics.values()) {
      if (topic.newest === null || topic.newest >= olderThan.getTime()) continue;
      this.topics.delete(topic.key);
      dropped += 1;
      for (const term of topic.text.weights.keys()) this.dropPosting(`${topic.language} ${term}`, topic);
    }
    return dropped;
  }

  get size(): { topics: number; terms: number } {
    return { topics: this.topics.size, terms: this.postings.size };
  }

  private decideTerms(terms: ArticleTerms, language: string): Placement {
    let best: Topic | null = null;
    let score = 0;
    for (const topic of this.candidates(terms, language)) {
      const found = cosine(terms.text, topic.text) * this.decay(terms, topic);
      if (found > score) [best, score] = [topic, found];
    }
    const joins = best !== null && score >= this.settings.threshold;
    return { topic: joins && best ? best.key : null, score, reason: best ? sharedTerms(terms, best) : '' };
  }

  private candidates(terms: ArticleTerms, language: string): Topic[] {
    const found = new Map<Topic, number>();
    for (const [term, weight] of terms.text.weights) {
      const topics = this.postings.get(`${language} ${term}`);
      if (!topics || topics.size > this.settings.postings) continue;
      for (const topic of topics)
        found.set(
          topic,
          (found.get(topic) ?? 0) + (weight * (topic.text.weights.get(term) ?? 0)) / topic.text.norm,
        );
    }
    return [...found]
      .sort(([, a], [, b]) => b - a)
      .slice(0, this.settings.candidates)
      .map(([topic]) => topic);
  }

  private addTerms(key: string, terms: ArticleTerms, language: string): void {
    const topic = this.topics.get(key) ?? { key, text: emptyVector(), articles: 0, newest: null, language };
    this.topics.set(key, topic);
    addTo(topic.text, terms.text);
    topic.articles += 1;
    if (terms.time !== null) topic.newest = Math.max(topic.newest ?? terms.time, terms.time);
    for (const term of terms.text.weights.keys()) {
      const id = `${language} ${term}`;
      const topics = this.postings.get(id);
      if (topics) topics.add(topic);
      else this.postings.set(id, new Set([topic]));
    }
  }

  private dropPosting(id: string, topic: Topic): void {
    const topics = this.postings.get(id);
    topics?.delete(topic);
    if (topics?.size === 0) this.postings.delete(id);
  }

  private decay(terms: ArticleTerms, topic: Topic): number {
    if (terms.time === null || topic.newest === null) return 1;
    const days = (terms.time - topic.newest) / DAY_MS;
    return Math.exp(-0.5 * (days / this.settings.decayDays) ** 2);
  }
}

function sharedTerms(terms: ArticleTerms, topic: Topic): string {
  return [...terms.text.weights]
    .filter(([term]) => topic.text.weights.has(term))
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([term]) => term)
    .join(', ');
}
