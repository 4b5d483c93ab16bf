const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/**
 * A PostgreSQL regular expression that matches any of these words or phrases as whole words. Match it case-insensitively.
 * Special characters are escaped. Null if there are no words.
 */
export function mutedPattern(words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const literal = words.map((word) => word.replace(PUNCTUATION, '\\$&').replace(/\s+/gu, '\\s+'));
  return `(?<![[:alnum:]])(?:${literal.join('|')})(?![[:alnum:]])`;
}
