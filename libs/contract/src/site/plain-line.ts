import { z } from 'zod';

/**
 * No control characters, no line ends, no half of a character, and nothing that turns the direction of what stands
 * around it: such text shows as what it is, and the database takes it.
 */
const PLAIN = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
const SHOWN = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One line of text, without spaces at its ends. */
export function plainLine(most: number, tooLong?: string) {
  return z.string().trim().max(most, tooLong).regex(PLAIN, 'must not contain control characters');
}

/** Whether there is anything in it that a reader sees. */
export function isShown(text: string): boolean {
  return SHOWN.test(text);
}
