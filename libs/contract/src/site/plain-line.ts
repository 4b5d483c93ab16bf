import { z } from 'zod';
import { withoutInvisible } from '#vocabulary';

/**
 * No control characters, line breaks or lone surrogates, and nothing that changes the direction of the text around it.
 * Such text is displayed as it is, and the database accepts it.
 */
const PLAIN = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
const SHOWN = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One line of text, trimmed, without invisible characters. Controls of direction are refused. */
export function plainLine(most: number, tooLong = `At most ${most} characters`) {
  return z
    .string()
    .trim()
    .regex(PLAIN, 'must not contain control characters')
    .overwrite(withoutInvisible)
    .trim()
    .max(most, tooLong);
}

/** Lines of text, trimmed, with line breaks as \n. `least` is in characters; a text that shows nothing is too short. */
export function plainText({ least, most, tooShort, tooLong }: TextRules) {
  return z
    .string()
    .transform((given) => given.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(least, tooShort)
        .max(most, tooLong)
        .refine((text) => text.length < least || least === 0 || isShown(text), { message: tooShort })
        .refine((text) => PLAIN.test(text.replace(/[\n\t]/g, '')), {
          message: 'must not contain control characters',
        }),
    );
}

interface TextRules {
  least: number;
  most: number;
  tooShort: string;
  tooLong: string;
}

/** True if the text has a visible character. */
export function isShown(text: string): boolean {
  return SHOWN.test(text);
}
