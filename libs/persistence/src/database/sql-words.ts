/**
 * The words of a closed list as SQL literals by name: `STATUS.resolved` is `'resolved'`, with quotes. So a query no
 * longer compiles if the vocabulary changes a word that it uses.
 */
export function literals<Word extends string>(words: readonly Word[]): Readonly<Record<Word, string>> {
  return Object.fromEntries(words.map((word) => [word, quoted(word)])) as Record<Word, string>;
}

/** Words as a list of literals: 'a', 'b'. */
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
