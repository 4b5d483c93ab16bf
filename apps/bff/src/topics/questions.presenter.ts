import type { StoryQuestion } from '#contract/reading';
import { answerWords } from '#domain/questions';
import type { StoryQuestionRow } from '#persistence/reading';

export function presentQuestion(row: StoryQuestionRow): StoryQuestion {
  return {
    id: row.id,
    text: row.text,
    askedAt: row.asked_at.toISOString(),
    settled: settledOf(row),
  };
}

function settledOf({ text, answer, day, sentence, ...row }: StoryQuestionRow): StoryQuestion['settled'] {
  if (answer === null || day === null || sentence === null) return null;
  const { article_slug: slug, source_name: source } = row;
  const cited = slug !== null && source !== null ? { slug, source } : null;
  return { answer, words: answerWords(text, answer), day, sentence, cited };
}
