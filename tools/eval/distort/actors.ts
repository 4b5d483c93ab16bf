const NAME = /\p{Lu}[\p{L}’'.-]*\p{L}(?:\s\p{Lu}[\p{L}’'.-]*\p{L})*/gu;
/** In sentence case. Headlines that write every word with a capital have no readable names. */
const MOST_CAPITALS = 0.6;
const MAX_NAME_WORDS = 3;

/**
 * The names in a headline in sentence case: runs of words with a capital, not counting the first word if other headlines write
 * it small. `isName` decides about a word.
 */
export function namesIn(title: string, isName: (word: string) => boolean): string[] {
  const words = title.split(/\s+/u);
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * MOST_CAPITALS) return [];
  return [...title.matchAll(NAME)].flatMap(([run]) => {
    const kept = run.split(' ').filter((word) => isName(word.replace(/['’]s$/u, '')));
    const name = kept.join(' ').replace(/['’]s$/u, '');
    return name.length > 2 && kept.length <= MAX_NAME_WORDS && run.includes(name) ? [name] : [];
  });
}

/** The name that most of the headlines have, of those in `title`; null if it has none. */
export function mainName(title: string, others: readonly string[], isName: (word: string) => boolean) {
  const counted = namesIn(title, isName).map((name) => ({
    name,
    count: others.filter((other) => other.includes(lastWord(name))).length,
  }));
  return counted.sort((a, b) => b.count - a.count)[0]?.name ?? null;
}

/** The headline with another name in each place of `name`. */
export function withActor(title: string, name: string, other: string): string {
  const short = lastWord(name);
  return title
    .replaceAll(name, other)
    .replaceAll(new RegExp(`\\b${escaped(short)}\\b`, 'gu'), lastWord(other));
}

function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&');
}
