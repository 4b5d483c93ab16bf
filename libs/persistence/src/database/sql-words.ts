/**
 * The words of a closed list as SQL literals, by name: `STATUS.resolved` is `'resolved'`, quotes included. A query that
 * names a word in this way no longer compiles when the vocabulary changes that word.
 */
export function literals<Word extends string>(words: readonly Word[]): Readonly<Record<Word, string>> {
  return Object.fromEntries(words.map((word) => [word, quoted(word)])) as Record<Word, string>;
}

/** Words as they stand in an array or behind `in`: 'a', 'b'. */
export function listOf(words: readonly string[]): string {
  return words.map(quoted).join(', ');
}

/** `('a', 'b')`, for `column in …`. */
export function inList(words: readonly string[]): string {
  return `(${listOf(words)})`;
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "''")}'`;
}
