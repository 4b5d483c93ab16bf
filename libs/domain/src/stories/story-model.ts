import { type ArticleTerms, articleTerms } from './article-terms.js';
import { JOIN, type JoinSettings, judgeJoin, reachMs } from './join-decision.js';
import type { Placement, StoryArticle } from './story-article.js';
import { TopicIndex } from './topic-index.js';
import { lastTold, newTopic, remember, type TopicMemory } from './topic-memory.js';

export interface StorySettings extends JoinSettings {
  /** Topics compared closely with one article. */
  candidates: number;
  /** Topics looked at to find those. */
  visits: number;
  /** Topics remembered; beyond, the one untouched for longest goes. */
  topics: number;
}

/** The product's settings, one for every stream. */
export const STORY_SETTINGS: StorySettings = { ...JOIN, candidates: 8, visits: 150, topics: 50_000 };

/**
 * The running memory of active topics, in which articles are placed one by one in published order, each language for
 * itself. A decision depends only on the articles added before, in their order: a model fed again with those of the active
 * topics decides the same, provided that both forget what is out of `reach` (how common a term is just now is
 * counted over all remembered topics).
 */
export class StoryModel {
  private readonly settings: StorySettings;
  private readonly topics = new Map<string, TopicMemory>();
  private readonly indexes = new Map<string, TopicIndex>();
  private streamTime: number | null = null;

  constructor(settings: Partial<StorySettings> = {}) {
    this.settings = { ...STORY_SETTINGS, ...settings };
  }

  /** Which topic an article belongs to; changes nothing. */
  decide(article: StoryArticle): Placement {
    return this.choose(articleTerms(article));
  }

  /** Records that an article belongs to a topic; the caller chooses the topic's key. */
  add(topic: string, article: StoryArticle): void {
    this.record(topic, articleTerms(article));
  }

  /** Decides and records; `newKey` is asked only where a new topic begins. */
  place(article: StoryArticle, newKey: () => string): Placement & { topic: string } {
    const terms = articleTerms(article);
    const placement = this.choose(terms);
    const topic = placement.topic ?? newKey();
    this.record(topic, terms);
    return { ...placement, topic };
  }

  /**
   * Drops topics untouched since `olderThan` in the stream's own time, and answers how many. Topics silent for longer than
   * `reach` can no longer be joined: drop them before each batch.
   */
  forget(olderThan: Date): number {
    let dropped = 0;
    for (const topic of this.topics.values()) {
      if (!(lastTold(topic) < olderThan.getTime())) continue;
      this.drop(topic);
      dropped += 1;
    }
    return dropped;
  }

  /** Forgets one topic, so that it can be told anew from other articles; nothing where it is not known. */
  remove(topic: string): void {
    const known = this.topics.get(topic);
    if (known) this.drop(known);
  }

  /** Milliseconds of silence after which no dated article can join a topic. */
  get reach(): number {
    return reachMs(this.settings);
  }

  get size(): { topics: number; terms: number } {
    let terms = 0;
    for (const index of this.indexes.values()) terms += index.terms;
    return { topics: this.topics.size, terms };
  }

  private choose(article: ArticleTerms): Placement {
    const { candidates, visits } = this.settings;
    const since = (article.time ?? this.streamTime ?? 0) - this.reach;
    const index = this.indexes.get(article.language);
    const text = index?.damp(article.text, this.topics.size) ?? article.text;
    const near = index?.nearest(text, since, candidates, visits) ?? [];
    let best: { topic: TopicMemory; score: number; joins: boolean } | null = null;
    for (const topic of near) {
      const { score, joins } = judgeJoin({ ...article, text }, topic, this.settings);
      if (!best || Number(joins) > Number(best.joins) || (joins === best.joins && score > best.score))
        best = { topic, score, joins };
    }
    if (!best) return { topic: null, score: 0, reason: 'nothing like it' };
    const { topic, score, joins } = best;
    return { topic: joins ? topic.key : null, score, reason: sharedTerms({ ...article, text }, topic) };
  }

  private record(key: string, article: ArticleTerms): void {
    const { time, text } = article;
    this.streamTime = time ?? this.streamTime;
    const topic = this.topics.get(key) ?? newTopic(key, article);
    this.topics.delete(key);
    this.topics.set(key, topic);
    const index = this.indexes.get(topic.language) ?? new TopicIndex();
    this.indexes.set(topic.language, index);
    index.add(topic, text.weights.keys());
    index.remove(topic, remember(topic, article, this.streamTime));
    this.dropUntouched();
  }

  /** Those longest untouched go first: what no dated article can join any more, and what is over the bound. */
  private dropUntouched(): void {
    const inReach = (this.streamTime ?? Number.NEGATIVE_INFINITY) - this.reach;
    for (const topic of this.topics.values()) {
      if (lastTold(topic) >= inReach && this.topics.size <= this.settings.topics) return;
      this.drop(topic);
    }
  }

  private drop(topic: TopicMemory): void {
    this.topics.delete(topic.key);
    const index = this.indexes.get(topic.language);
    index?.remove(topic, topic.text.weights.keys());
    if (index?.terms === 0) this.indexes.delete(topic.language);
  }
}

function sharedTerms({ text }: ArticleTerms, topic: TopicMemory): string {
  return [...text.weights]
    .filter(([term]) => topic.text.weights.has(term))
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([term]) => term)
    .join(', ');
}
