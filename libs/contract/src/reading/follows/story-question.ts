import { z } from 'zod';
import { QUESTION_ANSWERS } from '#vocabulary';
import { isShown, plainLine } from '../../site/plain-line.js';

export const QUESTION_MIN_CHARS = 8;
export const QUESTION_MAX_CHARS = 200;
/** Open questions of one reader, and of one who subscribes. */
export const OPEN_QUESTIONS_MAX = 5;
export const OPEN_QUESTIONS_MAX_SUBSCRIBED = 50;
/** Questions about one story that are listed. */
export const QUESTIONS_LISTED = 100;

const LENGTH = `Please ask in ${QUESTION_MIN_CHARS} to ${QUESTION_MAX_CHARS} characters.`;

export const NewStoryQuestion = z.strictObject({
  text: plainLine(QUESTION_MAX_CHARS, LENGTH)
    .min(QUESTION_MIN_CHARS, LENGTH)
    .refine(isShown, 'Please enter a question.'),
});
export type NewStoryQuestion = z.infer<typeof NewStoryQuestion>;

/** A reader's question about a followed story. */
export const StoryQuestion = z.object({
  id: z.int().positive(),
  text: z.string(),
  /** News time. */
  askedAt: z.iso.datetime(),
  /** How a report settled it; null while it is open. */
  settled: z
    .object({
      answer: z.enum(QUESTION_ANSWERS),
      /** The answer in a word or two: 'Yes', 'Reported'. */
      words: z.string(),
      /** The day of the report (UTC). */
      day: z.iso.date(),
      /** A sentence or headline of the report, verbatim. */
      sentence: z.string(),
      /** Null if the report is no longer stored. */
      cited: z.object({ slug: z.string(), source: z.string() }).nullable(),
    })
    .nullable(),
});
export type StoryQuestion = z.infer<typeof StoryQuestion>;

/** A reader's questions about one story, open ones first. */
export const StoryQuestions = z.object({
  questions: z.array(StoryQuestion),
  /** The reader's open questions about all stories, and the most of them. */
  open: z.int().min(0),
  most: z.int().positive(),
});
export type StoryQuestions = z.infer<typeof StoryQuestions>;
