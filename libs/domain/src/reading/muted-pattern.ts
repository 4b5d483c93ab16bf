const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/**
 * A regular expression of PostgreSQL, to be matched without regard to case, that finds any of these words or phrases
 * where it stands as a whole word; what they contain has no meaning in it. Null for no words.
 */
export function mutedPattern(words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const literal = words.map((word) => word.replace(PUNCTUATION, '\\$&').replace(/\s+/gu, '\\s+'));
  return `(?<![[:alnum:]])(?:${literal.join('|')})(?![[:alnum:]])`;
}
