import type { Passage } from '../passages/passage.js';
import type { RankedPassage } from '../passages/rank-passages.js';
import type { Question } from '../question/read-question.js';
import type { Wanted } from '../question/wanted.js';
import { SETTINGS } from '../settings.js';
import { distinct, nextOf, saysMore } from './choose.js';
import { type DraftAnswer, quote, SILENT, told, words } from './write-answer.js';

const MOST = 3;
const MOST_SHOWN = 5;

/** Answers that are one number need no sentence after them. */
const EXACT: ReadonlySet<Wanted> = new Set(['count', 'amount', 'measure', 'age', 'share', 'duration']);

/** The sentences that answer a question, the best first. Silent if none tells enough of what is asked. */
export function answerFact(
  question: Question,
  ranked: readonly RankedPassage[],
  passages: readonly Passage[],
): DraftAnswer {
  if (isForeign(question)) return SILENT;
  const ownFrom = question.wanted === 'person' ? SETTINGS.ownOfPerson : SETTINGS.own;
  const fitting = ranked.filter(({ coverage, own, core, ownCore, tellsVerb }) => {
    const eased = tellsVerb && question.wanted !== 'count' ? SETTINGS.verbTold : 0;
    return (
      coverage >= SETTINGS.covered - eased &&
      own >= ownFrom - eased &&
      core >= SETTINGS.core - eased &&
      ownCore >= SETTINGS.ownCore - eased
    );
  });
  const [best] = fitting;
  if (!best) return SILENT;
  const chosen = distinct(fitting, MOST, best.score * SETTINGS.nearly);
  if (!EXACT.has(question.wanted))
    return told(...withContext(chosen, passages, isContent(question)).map(quote));
  const newest = Math.max(...chosen.map(({ article }) => article.publishedAt.getTime()));
  const earlier = fitting.find(
    ({ passage }) =>
      passage.article.publishedAt.getTime() < newest &&
      !chosen.includes(passage) &&
      saysMore(passage, chosen),
  );
  return told(
    ...chosen.map(quote),
    ...(earlier && question.wanted === 'count' ? [words('earlier'), quote(earlier.passage)] : []),
  );
}

/** 'What does the agreement say?': what a document says follows the sentence that mentions it. */
function isContent({ wanted, words }: Question): boolean {
  return wanted === 'speech' && !words.some(({ isName }) => isName);
}

/** The best sentence, and each headline, with the sentence that follows it; or all of them. */
function withContext(chosen: readonly Passage[], passages: readonly Passage[], ofAll: boolean): Passage[] {
  const shown: Passage[] = [];
  for (const [at, passage] of chosen.entries()) {
    if (!shown.includes(passage)) shown.push(passage);
    const next = ofAll || at === 0 || passage.field === 'title' ? nextOf(passages, passage) : null;
    if (next && shown.length < MOST_SHOWN && !chosen.includes(next)) shown.push(next);
  }
  return shown;
}

/** Whether too much of the question is about what the story's articles never name. */
export function isForeign({ words: asked }: Question): boolean {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const foreign = asked.reduce((sum, each) => sum + each.weight * each.foreign, 0);
  return (
    asked.some(({ isName, foreign: known }) => isName && known === 1) || foreign > total * SETTINGS.foreign
  );
}
