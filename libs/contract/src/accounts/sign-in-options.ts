import { z } from 'zod';

/** What the forms for signing in and for new passwords show, as the operator has set it up. */
export const SignInOptions = z.object({
  /** The fewest characters of a new password. */
  passwordMin: z.int().positive(),
  /** The provider with which readers may sign in, as the operator calls it. Null if there is none. */
  providerName: z.string().nullable(),
});
export type SignInOptions = z.infer<typeof SignInOptions>;
