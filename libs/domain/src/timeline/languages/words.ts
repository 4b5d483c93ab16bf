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

/** The text with straight apostrophes, simple spaces and composed accents, in the same order. */
export function plain(text: string): string {
  return text.normalize('NFC').replace(/[’ʼ‘]/gu, "'").replace(/\s/gu, ' ');
}
