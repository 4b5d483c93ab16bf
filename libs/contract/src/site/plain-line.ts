import { z } from 'zod';

/**
 * No control characters, line breaks or lone surrogates, and nothing that changes the direction of the text around it.
 * Such text is displayed as it is, and the database accepts it.
 */
const PLAIN = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
const SHOWN = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One line of text, trimmed. */
export function plainLine(most: number, tooLong?: string) {
  return z.string().trim().max(most, tooLong).regex(PLAIN, 'must not contain control characters');
}

/** True if the text has a visible character. */
export function isShown(text: string): boolean {
  return SHOWN.test(text);
}
