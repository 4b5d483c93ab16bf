import { type ArticleTerms, articleTerms } from './article-terms.js';
import { type Candidate, compareCandidates } from './compare-candidates.js';
import { JOIN, type JoinSettings, judgeJoin } from './join-decision.js';
import type { Placement, StoryArticle } from './story-article.js';
import type { TermNumbers } from './term-numbers.js';
import type { TermVector } from './term-vector.js';
import { TopicIndex } from './topic-index.js';
import { lastReportedAt, newTopic, remember, type TopicMemory } from './topic-memory.js';

const DAY_MS = 86_400_000;

export interface StorySettings extends JoinSettings {
  /** The most topics compared in detail with one article. */
  candidates: number;
  /** The same for a headline without a summary: a word that it shares by chance weighs more. */
  bareCandidates: number;
  /** The most topics visited to find them. */
  visits: number;
  /** The most topics remembered. The topic unchanged for longest is dropped first. */
  topics: number;
}

/** One setting for all streams. */
export const STORY_SETTINGS: StorySettings = {
  ...JOIN,
  candidates: 5,
  bareCandidates: 10,
  visits: 150,
  topics: 50_000,
};

/** What an article was compared with, beside its own topic. */
interface CandidatesBeside {
  topic: string;
  version: number;
  found: readonly Candidate[];
}

/**
 * The memory of active topics. Places articles one by one in published order, separately per language. A decision depends
 * only on the articles added before and their order. A model rebuilt from the articles of the active topics makes the same
 * decisions if both models forget what is out of `reach`, because the frequency of a term is counted over all remembered
 * topics.
 */
export class StoryModel {
  private readonly settings: StorySettings;
  private readonly topics = new Map<string, TopicMemory>();
  private readonly indexes = new Map<string, TopicIndex>();
  private readonly changed = new Set<string>();
  /** Results of `candidatesBeside`. They hold as long as the memory stays at their version. */
  private readonly beside = new WeakMap<ArticleTerms, CandidatesBeside>();
  private version = 0;
  private streamTime: number | null = null;

  constructor(settings: Partial<StorySettings> = {}) {
    this.settings = { ...STORY_SETTINGS, ...settings };
  }

  /** Which topic an article belongs to. Changes nothing. */
  decide(article: StoryArticle): Placement {
    return this.choose(articleTerms(article));
  }

  /** Records that an article belongs to a topic; the caller chooses the topic's key. */
  add(topic: string, article: StoryArticle): void {
    this.record(topic, articleTerms(article));
  }

  /** Decides and records. Calls `newKey` only for a new topic. */
  place(article: StoryArticle, newKey: () => string): Placement & { topic: string } {
    const terms = articleTerms(article);
    const placement = this.choose(terms);
    const topic = placement.topic ?? newKey();
    this.record(topic, terms);
    return { ...placement, topic };
  }

  /**
   * Drops topics unchanged since `olderThan` in stream time, and returns how many. No article can join a topic that was
   * silent for longer than `reach`, so drop such topics before each batch.
   */
  forget(olderThan: Date): number {
    let dropped = 0;
    for (const topic of this.topics.values()) {
      if (!(lastReportedAt(topic) < olderThan.getTime())) continue;
      this.drop(topic);
      dropped += 1;
    }
    return dropped;
  }

  /** Forgets one topic, if it is known, so that it can be rebuilt from other articles. */
  remove(topic: string): void {
    const known = this.topics.get(topic);
    if (known) this.drop(known);
  }

  /** Returns up to `most` topics that changed since they were last taken, and marks them as unchanged. */
  takeChanged(most: number): TopicMemory[] {
    const taken = [...this.changed].slice(0, most);
    for (const key of taken) this.changed.delete(key);
    return taken.flatMap((key) => this.topics.get(key) ?? []);
  }

  /** The numbers of the terms of a language, for `readMemory`. */
  numbersOf(language: string): TermNumbers {
    return this.indexOf(language).numbers;
  }

  /** Restores a topic from `takeChanged`. Restore the topic unchanged for longest first. */
  restore(topic: TopicMemory): void {
    this.remove(topic.key);
    this.version += 1;
    this.topics.set(topic.key, topic);
    this.indexOf(topic.language).restore(topic);
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

  /** The topics that an article may belong to, nearest first, with their features. Changes nothing. */
  candidates(article: ArticleTerms): Candidate[] {
    const { candidates, bareCandidates, visits } = this.settings;
    const index = this.indexes.get(article.language);
    if (!index) return [];
    const text = index.damp(article, this.topics.size);
    const since = (article.time ?? this.streamTime ?? 0) - this.reach;
    const most = article.hasSummary ? candidates : bareCandidates;
    const near = index.nearest(text, article.time, since, most, visits);
    return compareCandidates({ ...article, text }, near);
  }

  /** An article's text, with damped weights for terms that many topics have. */
  damped(article: ArticleTerms): TermVector {
    return this.indexes.get(article.language)?.damp(article, this.topics.size) ?? article.text;
  }

  /** The other topics that an article of this topic may belong to. Changes nothing. Asked again, it answers at once. */
  candidatesBeside(topic: string, article: ArticleTerms): readonly Candidate[] {
    const known = this.beside.get(article);
    if (known?.topic === topic && known.version === this.version) return known.found;
    const found = this.findBeside(topic, article);
    this.beside.set(article, { topic, version: this.version, found });
    return found;
  }

  private findBeside(topic: string, article: ArticleTerms): Candidate[] {
    const { candidates, visits } = this.settings;
    const index = this.indexes.get(article.language);
    if (!index) return [];
    const text = index.damp(article, this.topics.size);
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
    if (!best) return { topic: null, score: 0, reason: 'no similar topic' };
    const { topic, score, joins } = best;
    return { topic: joins ? topic.key : null, score, reason: sharedTerms(article, topic) };
  }

  private record(key: string, article: ArticleTerms): void {
    const { time } = article;
    this.version += 1;
    this.streamTime = time ?? this.streamTime;
    const topic = this.topics.get(key) ?? newTopic(key, article, this.numbersOf(article.language));
    this.topics.delete(key);
    this.topics.set(key, topic);
    this.changed.add(key);
    const index = this.indexOf(topic.language);
    index.update(topic, article, remember(topic, article, this.streamTime));
    this.dropUntouched();
  }

  private indexOf(language: string): TopicIndex {
    const index = this.indexes.get(language) ?? new TopicIndex();
    this.indexes.set(language, index);
    return index;
  }

  /** Drops topics that are out of reach or over the limit, unchanged for longest first. */
  private dropUntouched(): void {
    const inReach = (this.streamTime ?? Number.NEGATIVE_INFINITY) - this.reach;
    for (const topic of this.topics.values()) {
      if (lastReportedAt(topic) >= inReach && this.topics.size <= this.settings.topics) return;
      this.drop(topic);
    }
  }

  private remembers(language: string): boolean {
    for (const topic of this.topics.values()) if (topic.language === language) return true;
    return false;
  }

  private drop(topic: TopicMemory): void {
    this.version += 1;
    this.topics.delete(topic.key);
    this.changed.delete(topic.key);
    const index = this.indexes.get(topic.language);
    index?.forget(topic);
    topic.sums.release();
    // A topic without terms still holds the numbers of its language.
    if (index?.terms === 0 && !this.remembers(topic.language)) this.indexes.delete(topic.language);
  }
}

function sharedTerms({ text }: ArticleTerms, topic: TopicMemory): string {
  return [...text.weights]
    .filter(([term]) => topic.sums.has(term))
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([term]) => term)
    .join(', ');
}
