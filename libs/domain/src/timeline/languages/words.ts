const LETTERS = 'a-z0-9À-ɏ';

/**
 * A pattern of whole words that ignores case, for texts after `plain`. Unlike `\b`, its edges know accented letters, and so does `\w`. `_3_` stands
 * for up to three words between two others.
 */
export function words(...alternatives: readonly string[]): RegExp {
  const source = alternatives
    .join('|')
    .replace(/_(\d)_/gu, String.raw`(?:\S+ ){0,$1}`)
    .replaceAll('\\w', `[${LETTERS}]`);
  return new RegExp(`(?<![${LETTERS}])(?:${source})(?![${LETTERS}])`, 'i');
}

/** The same as the source of a pattern with the flag `u` that may go on, and heeds case. `\w` is a letter there. */
export function wordsSource(...alternatives: readonly string[]): string {
  const source = alternatives
    .join('|')
    .replace(/_(\d)_/gu, String.raw`(?:[^\s,;.]+ ){0,$1}?`)
    .replaceAll('\\w', '\\p{L}');
  return `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`;
}

/**
 * The source of a pattern of future forms in the third person: lower-case words with these endings. `never` are words that only
 * look so; `negation` stands before the verb, with up to two short words between.
 */
export function futureSource(endings: string, never: string, negation: string): string {
  return `(?<![\\p{L}-])(?!(?:${never})(?!\\p{L}))\\p{Ll}*(?:${endings})(?![\\p{L}-])(?<!(?<!\\p{L})(?:${negation})(?:\\p{L}{1,3}[\\s']){0,2}\\p{Ll}+'?)`;
}

/** The text with straight apostrophes, simple spaces and composed accents, in the same order. */
export function plain(text: string): string {
  return text.normalize('NFC').replace(/[’ʼ‘]/gu, "'").replace(/\s/gu, ' ');
}

/** The text without accents, in lower case. */
export function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
