import { z } from 'zod';

const mark = z.string().regex(/^[\da-f]{12}$/);

/** A reader's question about a story, as judged by reading (test/gold/README.md). */
export const questionLabelSchema = z.strictObject({
  id: z.string().min(1).max(80),
  part: z.enum(['dev', 'test']),
  question: z.string().min(8).max(200),
  asked: z.iso.datetime(),
  /** `open`: not settled until the end of the recording. */
  answer: z.enum(['yes', 'no', 'open']),
  /** Publication of the first report that settles it. */
  since: z.iso.datetime().nullable(),
  /** The reports that settle it. */
  evidence: z.array(mark).max(25),
  /** Some of the story's articles. */
  articles: z.array(mark).min(1).max(12),
  note: z.string().max(200),
});

export type QuestionLabel = z.infer<typeof questionLabelSchema>;
