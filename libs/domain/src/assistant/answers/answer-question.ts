import type { AskedStory } from '../asked-story.js';
import { type Passage, passagesOf, rankPassages } from '../passages/index.js';
import { readQuestion } from '../question/index.js';
import { WordWeights } from '../words/word-weights.js';
import { answerConfirmed, answerDifferences, answerOrigin } from './about-sources.js';
import { answerChanges, answerEnding, answerNext, answerState } from './about-story.js';
import { answerFact, isForeign } from './fact.js';
import { type DraftAnswer, SILENT } from './write-answer.js';

/** A story whose articles are split into sentences. It answers any number of questions. */
export interface ReadStory {
  story: AskedStory;
  passages: readonly Passage[];
  weights: WordWeights;
}

export function readStory(story: AskedStory): ReadStory {
  const passages = passagesOf(story.articles);
  return { story, passages, weights: new WordWeights(passages, story.language) };
}

/**
 * Answers a question from a story's articles: quotes, and words that connect them. Says plainly if the articles do not tell.
 * `now` is the moment in whose terms the question names days.
 */
export function answerQuestion(
  { story, passages, weights }: ReadStory,
  text: string,
  now: Date,
): DraftAnswer {
  const question = readQuestion(text, weights, now);
  const withdrawn = new Set(story.milestones.filter(({ isWithdrawn }) => isWithdrawn).map(({ id }) => id));
  const significant = new Set(story.milestones.filter((each) => each.isSignificant).map(({ id }) => id));
  const context = { story, passages, weights, withdrawn, significant };
  switch (question.intent) {
    case 'state':
      return answerState(context);
    case 'changes':
      return isForeign(question) ? SILENT : answerChanges(context, question);
    case 'ending':
      return isForeign(question) ? SILENT : answerEnding(context);
    case 'next':
      return isForeign(question) ? SILENT : answerNext(context, question);
    case 'confirmed':
      return answerConfirmed(context, question);
    case 'differences':
      return answerDifferences(context, question);
    case 'origin':
      return answerOrigin(context, question);
    case 'fact':
      return answerFact(question, rankPassages(question, context), passages);
  }
}
