import { z } from 'zod';

export const QUESTION_MAX_CHARS = 500;

/** The page that a question comes from. On a story's page everybody may ask, elsewhere subscribers. */
export const ASKING_PAGES = ['story', 'topic'] as const;

const question = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(QUESTION_MAX_CHARS, `must be at most ${QUESTION_MAX_CHARS} characters`);

export const AskQuestion = z.strictObject({
  topicId: z.int().positive().max(2_147_483_647),
  question,
  page: z.enum(ASKING_PAGES).default('story'),
});
export type AskQuestion = z.infer<typeof AskQuestion>;

/** The stored words that a sentence rests on. */
export const Citation = z.object({
  articleId: z.int().positive(),
  slug: z.string(),
  title: z.string(),
  source: z.string(),
  publishedAt: z.iso.datetime(),
  field: z.enum(['title', 'excerpt', 'content']),
  /** Offsets in the stored field (UTF-16 code units), end exclusive. */
  start: z.int().min(0),
  end: z.int().min(1),
  /** SHA-256 of the whole stored field in UTF-8, hexadecimal. */
  hash: z.string().regex(/^[\da-f]{64}$/),
  /** The readable text of this place. */
  quote: z.string(),
});
export type Citation = z.infer<typeof Citation>;

/** One line of an answer (`application/x-ndjson`): its sentences in order, then its end. */
export const AnswerLine = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('sentence'),
    /** `quote`: the words of its one citation. `words` connect quotes or retell them. */
    kind: z.enum(['quote', 'words']),
    text: z.string(),
    citations: z.array(Citation),
  }),
  z.object({
    type: z.literal('end'),
    /** `silent`: the articles do not tell. */
    outcome: z.enum(['told', 'silent']),
    /** Who chose and worded the answer: extracts of the articles, or the operator's model. */
    by: z.enum(['extracts', 'model']),
  }),
]);
export type AnswerLine = z.infer<typeof AnswerLine>;
export type AnsweredSentence = Extract<AnswerLine, { type: 'sentence' }>;
