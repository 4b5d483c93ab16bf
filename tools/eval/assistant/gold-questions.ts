import { z } from 'zod';

/** A reader's question about a story of the fictional stream (test/gold/README.md). */
export const questionLabelSchema = z.object({
  id: z.string().min(1).max(80),
  part: z.enum(['dev', 'test']),
  story: z.string().min(1),
  question: z.string().min(3).max(500),
  /** Articles that tell the answer; empty if no article of the stream does. */
  articles: z.array(z.string().regex(/^[\da-f]{12}$/)).max(60),
  /** What the answer must contain: one of each row. */
  facts: z.array(z.array(z.string().min(1)).min(1)).max(6),
});

export type QuestionLabel = z.infer<typeof questionLabelSchema>;
