import { z } from 'zod';
import { named } from './named.js';

export const ApiError = named(
  'Error',
  'What is wrong with a call.',
  z.object({
    code: z.string().describe('For programs, such as `not_found`.'),
    message: z.string().describe('For people.'),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .describe('What is wrong with each parameter.'),
  }),
);
