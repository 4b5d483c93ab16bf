import { stem } from '../../text/natural.js';
import type { ArticleTerms } from './article-terms.js';
import type { TermVector } from './term-vector.js';
import type { TopicMemory } from './topic-memory.js';

/** Competitions and their rounds. */
const FIXTURES = stems('cup league final semifinal quarterfinal playoff');
const MATCHES = [...FIXTURES, ...stems('match game derby clash')];

/**
 * Whether an article is about a match of another competition than a topic: its title names a competition, and the topic is
 * about a match of a different one. The same teams may meet in a league and, a week later, in a cup final.
 */
export function isOtherFixture({ title }: ArticleTerms, topic: TopicMemory): boolean {
  const own = fixturesIn(title);
  if (own.length === 0 || !MATCHES.some((word) => topic.sums.titlesHave(word))) return false;
  return areApart(
    own,
    FIXTURES.filter((word) => topic.sums.has(word)),
  );
}

/** The same for the articles of two topics, by their titles. */
export function playOthers(a: readonly ArticleTerms[], b: readonly ArticleTerms[]): boolean {
  return areApart(
    a.flatMap(({ title }) => fixturesIn(title)),
    b.flatMap(({ title }) => fixturesIn(title)),
  );
}

function areApart(some: readonly string[], others: readonly string[]): boolean {
  return some.length > 0 && others.length > 0 && !some.some((word) => others.includes(word));
}

function fixturesIn({ weights }: TermVector): string[] {
  return FIXTURES.filter((word) => weights.has(word));
}

function stems(words: string): string[] {
  return words.split(' ').map((word) => stem('en', word));
}
