import { type ArticleTerms, articleTerms } from './article-terms.js';
import { type Candidate, compareCandidates } from './compare-candidates.js';
import { JOIN, type JoinSettings, judgeJoin } from './join-decision.js';
import type { Placement, StoryArticle } from './story-article.js';
import type { TermVector } from './term-vector.js';
import { TopicIndex } from './topic-index.js';
import { lastTold, newTopic, remember, type TopicMemory } from './topic-memory.js';

const DAY_MS = 86_400_000;

export interface StorySettings extends JoinSettings {
  /** Topics compared closely with one article. */
  candidates: number;
  /** Topics looked at to find those. */
  visits: number;
  /** Topics remembered; beyond, the one untouched for longest goes. */
  topics: number;
}

/** The product's settings, one for every stream. */
export const STORY_SETTINGS: StorySettings = { ...JOIN, candidates: 5, visits: 150, topics: 50_000 };

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
  private readonly changed = new Set<string>();
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

  /** Up to `most` topics that were added to since they were last taken; they count as unchanged from now on. */
  takeChanged(most: number): TopicMemory[] {
    const taken = [...this.changed].slice(0, most);
    for (const key of taken) this.changed.delete(key);
    return taken.flatMap((key) => this.topics.get(key) ?? []);
  }

  /** Knows a topic again as it was taken; those longest untouched have to come first. */
  restore(topic: TopicMemory): void {
    this.remove(topic.key);
    this.topics.set(topic.key, topic);
    this.indexOf(topic.language).add(topic, topic.text.weights.keys());
    this.streamTime = Math.max(
      this.streamTime ?? Number.NEGATIVE_INFINITY,
      topic.touched ?? Number.NEGATIVE_INFINITY,
    );
    this.dropUntouched();
  }

  /** Milliseconds of silence after which no dated article can join a topic. */
  get reach(): number {
    return this.settings.reachDays * DAY_MS;
  }

  get size(): { topics: number; terms: number } {
    let terms = 0;
    for (const index of this.indexes.values()) terms += index.terms;
    return { topics: this.topics.size, terms };
  }

  /** The topics that an article may belong to, nearest first, and how it compares with each; changes nothing. */
  candidates(article: ArticleTerms): Candidate[] {
    const { candidates, visits } = this.settings;
    const index = this.indexes.get(article.language);
    if (!index) return [];
    const text = index.damp(article.text, this.topics.size);
    const since = (article.time ?? this.streamTime ?? 0) - this.reach;
    const near = index.nearest(text, article.time, since, candidates, visits);
    return compareCandidates({ ...article, text }, near);
  }

  /** An article's text, its terms damped that many topics hold just now. */
  damped({ language, text }: ArticleTerms): TermVector {
    return this.indexes.get(language)?.damp(text, this.topics.size) ?? text;
  }

  /** The topics that an article may belong to where it did not belong to this one; changes nothing. */
  candidatesBeside(topic: string, article: ArticleTerms): Candidate[] {
    const { candidates, visits } = this.settings;
    const index = this.indexes.get(article.language);
    if (!index) return [];
    const text = index.damp(article.text, this.topics.size);
    const since = (article.time ?? this.streamTime ?? 0) - this.reach;
    const near = index.nearest(text, article.time, since, candidates + 1, visits);
    return compareCandidates(
      { ...article, text },
      near.filter(({ key }) => key !== topic).slice(0, candidates),
    );
  }

  private choose(article: ArticleTerms): Placement {
    let best: { topic: TopicMemory; score: number; joins: boolean } | null = null;
    for (const candidate of this.candidates(article)) {
      const { topic } = candidate;
      const { score, joins } = judgeJoin(article, candidate, this.settings);
      if (!best || Number(joins) > Number(best.joins) || (joins === best.joins && score > best.score))
        best = { topic, score, joins };
    }
    if (!best) return { topic: null, score: 0, reason: 'nothing like it' };
    const { topic, score, joins } = best;
    return { topic: joins ? topic.key : null, score, reason: sharedTerms(article, topic) };
  }

  private record(key: string, article: ArticleTerms): void {
    const { time, text } = article;
    this.streamTime = time ?? this.streamTime;
    const topic = this.topics.get(key) ?? newTopic(key, article);
    this.topics.delete(key);
    this.topics.set(key, topic);
    this.changed.add(key);
    const index = this.indexOf(topic.language);
    index.remove(topic, remember(topic, article, this.streamTime));
    index.add(topic, text.weights.keys());
    this.dropUntouched();
  }

  private indexOf(language: string): TopicIndex {
    const index = this.indexes.get(language) ?? new TopicIndex();
    this.indexes.set(language, index);
    return index;
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
    this.changed.delete(topic.key);
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
