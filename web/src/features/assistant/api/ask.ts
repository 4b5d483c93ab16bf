import { AnswerLine, type AskQuestion } from '#contract/assistant';
import { postForLines } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Asks about a story, and yields the answer sentence by sentence. */
export function ask(question: AskQuestion, signal: AbortSignal): AsyncGenerator<AnswerLine> {
  return postForLines(calls.ask, question, AnswerLine, signal);
}
