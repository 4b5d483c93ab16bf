/** What settles a reader's question: it happened, or it will not. */
export const QUESTION_ANSWERS = ['yes', 'no'] as const;

export type QuestionAnswer = (typeof QUESTION_ANSWERS)[number];
