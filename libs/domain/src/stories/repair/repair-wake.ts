import type { ArticleTerms } from '../placing/article-terms.js';
import { playOthers } from '../placing/other-fixture.js';
import { likenessOf, meanLikeness } from './repair-likeness.js';
import { type RepairTopic, spokesmen } from './repair-merge.js';
import { namesOf } from './repair-split.js';

/** Articles of either side, copies once: fewer say too little about what a story is. */
export const LEAST_AWAKE = 3;
const SHARED_NAMES = 2;
/** Mean cosine between them, and what it has to be of that within the looser of the two. */
const NEAR = 0.2;
const OF_WITHIN = 0.6;
const MOST_CANDIDATES = 3;

/** A topic silent for so long that nothing joins it any more. */
export interface DormantTopic {
  key: string;
  language: string;
  /** Terms of its name that are names. */
  names: readonly string[];
}

/** The dormant topics whose name bears at least two of this one's names, those with the most first. */
export function dormantLike({ articles }: RepairTopic, dormant: readonly DormantTopic[]): string[] {
  const own = namesOf(articles);
  const language = articles[0]?.language;
  if (articles.length < LEAST_AWAKE || own.size < SHARED_NAMES) return [];
  return dormant
    .map(({ key, language: its, names }) => ({
      key,
      shared: its === language ? names.filter((name) => own.has(name)).length : 0,
    }))
    .filter(({ shared }) => shared >= SHARED_NAMES)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MOST_CANDIDATES)
    .map(({ key }) => key);
}

/**
 * Whether a topic takes up the story of one that was silent for weeks: at least two names stand in the titles of both, and
 * their articles are nearly as like each other as those of either topic.
 */
export function takesUp(young: RepairTopic, dormant: RepairTopic): boolean {
  const [a, b] = [spokesmen(young.articles), spokesmen(dormant.articles)];
  if (a.length < LEAST_AWAKE || b.length < LEAST_AWAKE || playOthers(a, b)) return false;
  const known = namesOf(b);
  if ([...namesOf(a)].filter((name) => known.has(name)).length < SHARED_NAMES) return false;
  return areOfOneKind(a, b);
}

function areOfOneKind(a: readonly ArticleTerms[], b: readonly ArticleTerms[]): boolean {
  const likeness = likenessOf([...a, ...b]);
  const all = [...likeness.keys()];
  const [first, second] = [all.slice(0, a.length), all.slice(a.length)];
  const between = meanLikeness(likeness, first, second);
  const within = Math.min(meanLikeness(likeness, first, first), meanLikeness(likeness, second, second));
  return between >= NEAR && between >= OF_WITHIN * within;
}
