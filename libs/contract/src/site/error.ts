import { z } from 'zod';

/** The body of every 4xx and 5xx answer. `code` is for programs, `message` for people. */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Calls of accounts say the message here, too. */
  error: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
