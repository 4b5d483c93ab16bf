import type { RankedPassage } from '../passages/rank-passages.js';
import type { Question } from '../question/read-question.js';
import { distinct, saysMore } from './choose.js';
import { type DraftAnswer, quote, SILENT, told, words } from './write-answer.js';

/** The share of a question's words that a sentence and its article must tell, and the sentence alone. */
const COVERED_FROM = 0.68;
const OWN_FROM = 0.4;
/** Further sentences are nearly as good. */
const NEARLY = 0.82;
const MOST = 3;
/** A question that names a word that the story never uses is about something else. */
const FOREIGN_TO = 0.34;

/** The sentences that answer a question, the best first. Silent if none tells enough of what is asked. */
export function answerFact(question: Question, ranked: readonly RankedPassage[]): DraftAnswer {
  if (isForeign(question)) return SILENT;
  const fitting = ranked.filter(({ coverage, own }) => coverage >= COVERED_FROM && own >= OWN_FROM);
  const [best] = fitting;
  if (!best) return SILENT;
  const chosen = distinct(fitting, MOST, best.score * NEARLY);
  const [first, ...others] = chosen;
  if (!first) return SILENT;
  if (question.wanted !== 'count') return told(...[first, ...others].map(quote));
  const earlier = fitting.find(
    ({ passage }) =>
      passage.article.publishedAt < first.article.publishedAt &&
      !chosen.includes(passage) &&
      saysMore(passage, chosen),
  );
  return told(...chosen.map(quote), ...(earlier ? [words('earlier'), quote(earlier.passage)] : []));
}

/** Whether too much of the question is about what the story's articles never name. */
export function isForeign({ words: asked }: Question): boolean {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const foreign = asked.filter((word) => word.isForeign);
  return (
    foreign.some(({ isName }) => isName) ||
    foreign.reduce((sum, { weight }) => sum + weight, 0) > total * FOREIGN_TO
  );
}
