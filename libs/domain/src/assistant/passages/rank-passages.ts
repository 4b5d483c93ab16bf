import type { Question, QuestionWord } from '../question/read-question.js';
import { SETTINGS } from '../settings.js';
import type { WordWeights } from '../words/word-weights.js';
import { fitsWanted } from './fits-wanted.js';
import type { Passage } from './passage.js';

/** Sentences that are longer than this many words are harder to read as an answer. */
const LONG = 34;
const LENGTH_COST = 0.08;
const TITLE_COST = 0.04;
const COMMENT_COST = 0.06;
const WITHDRAWN_COST = 0.3;
const QUESTION_COST = 0.25;
const SIGNIFICANT = 0.03;

/** A passage and how well it answers a question. */
export interface RankedPassage {
  passage: Passage;
  /** The share of the question's words, by weight, that the sentence tells, or its article around it, 0–1. */
  coverage: number;
  /** The same of the sentence alone. */
  own: number;
  /** The coverage of the words that are no names. */
  core: number;
  /** The same of the sentence alone. */
  ownCore: number;
  /** Whether the sentence itself has the main verb of the question. */
  tellsVerb: boolean;
  score: number;
}

/** What ranking knows about the story. */
export interface RankingContext {
  passages: readonly Passage[];
  weights: WordWeights;
  /** Milestones that were withdrawn. */
  withdrawn: ReadonlySet<number>;
  significant: ReadonlySet<number | null>;
}

/** The passages that have the kind of words that the question wants, best first. */
export function rankPassages(
  question: Question,
  { passages, weights, withdrawn, significant }: RankingContext,
): RankedPassage[] {
  if (question.words.length === 0) return [];
  const articles = Map.groupBy(passages, ({ article }) => article.id);
  const age = newness(passages);
  // A cause is told when it is found, and seldom again.
  const newer = question.wanted === 'reason' ? 0 : SETTINGS.newer;
  return passages
    .flatMap((passage): RankedPassage[] => {
      const found = question.words.map((word) => ({ word, strength: strengthIn(passage, word) }));
      const own = shareOf(found);
      if (own === 0) return [];
      const around = articles.get(passage.article.id) ?? [];
      if (!hasKeys(passage, around, question)) return [];
      const fit = fitsWanted(passage, question, weights, around);
      if (fit === 0) return [];
      const told = found.map(({ word, strength }) => ({
        word,
        strength: strength || strengthAround(passage, around, word),
      }));
      const core = shareOf(told.filter(({ word }) => !word.isName));
      const ownCore = shareOf(found.filter(({ word }) => !word.isName));
      const coverage = shareOf(told);
      const cost =
        (passage.words.length > LONG ? LENGTH_COST : 0) +
        (passage.field === 'title' ? TITLE_COST : 0) +
        (passage.text.endsWith('?') ? QUESTION_COST : 0) +
        (passage.article.role === 'comment' || passage.article.role === 'expects' ? COMMENT_COST : 0) +
        (passage.article.milestoneId !== null && withdrawn.has(passage.article.milestoneId)
          ? WITHDRAWN_COST
          : 0);
      const news =
        newer * (age.get(passage.article.id) ?? 0) +
        (significant.has(passage.article.milestoneId) ? SIGNIFICANT : 0);
      const score = (coverage * 0.6 + own * 0.4) * fit - cost + news;
      const tellsVerb =
        question.keys.length > 0 && question.keys.every((key) => strengthIn(passage, key) >= SETTINGS.like);
      return [{ passage, coverage, own, core, ownCore, tellsVerb, score }];
    })
    .toSorted((a, b) => b.score - a.score || a.passage.article.id - b.passage.article.id);
}

/** Whether the sentence, or one beside it, has the words that no answer can do without. */
function hasKeys(
  passage: Passage,
  around: readonly Passage[],
  { keys, asksOffice, words }: Question,
): boolean {
  if (asksOffice && words.some((word) => word.isName && strengthIn(passage, word) === 0)) return false;
  return keys.every(
    (key) =>
      strengthIn(passage, key) >= SETTINGS.key || strengthAround(passage, around, key) >= SETTINGS.keyNearby,
  );
}

function shareOf(told: readonly { word: QuestionWord; strength: number }[]): number {
  const total = told.reduce((sum, { word }) => sum + word.weight, 0);
  return total === 0 ? 1 : told.reduce((sum, { word, strength }) => sum + word.weight * strength, 0) / total;
}

type Sought = Pick<QuestionWord, 'stem' | 'like'>;

function strengthIn({ stems }: Passage, { stem, like }: Sought): number {
  if (stems.has(stem)) return 1;
  let best = 0;
  for (const [each, strength] of like) if (strength > best && stems.has(each)) best = strength;
  return best;
}

function strengthAround(passage: Passage, around: readonly Passage[], word: Sought): number {
  let best = 0;
  for (const other of around) {
    const strength = other === passage ? 0 : strengthIn(other, word);
    if (strength === 0) continue;
    const isNear = other.place === 0 || Math.abs(other.place - passage.place) <= 1;
    best = Math.max(best, strength * (isNear ? SETTINGS.nearby : SETTINGS.elsewhere));
  }
  return best;
}

/** 0 for the story's earliest article, 1 for its newest. */
function newness(passages: readonly Passage[]): Map<number, number> {
  const times = new Map(passages.map(({ article }) => [article.id, article.publishedAt.getTime()]));
  const [first, last] = [Math.min(...times.values()), Math.max(...times.values())];
  return new Map([...times].map(([id, at]) => [id, last === first ? 1 : (at - first) / (last - first)]));
}
