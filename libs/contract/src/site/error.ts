import { z } from 'zod';

/** The body of every 4xx and 5xx response. `code` is for programs, `message` for people. */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Account calls repeat the message here. */
  error: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The code of the refusal (403) of a dangerous call whose session has proved nothing for a while. */
export const PROOF_REQUIRED = 'proof_required';
