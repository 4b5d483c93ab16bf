import { oncePerText } from '../../text/once-per-text.js';
import { COUNTRY_WORDS } from './countries.js';

/** Acronyms up to this length are not changed: 'US' is a country, 'Us' is not. */
const ACRONYM_MOST = 4;

interface Name {
  words: readonly string[];
  /** Null if the phrase names no country. */
  code: string | null;
}

/** The names by their first word, longest first. */
const NAMES: ReadonlyMap<string, readonly Name[]> = Map.groupBy(
  COUNTRY_WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const code = line.slice(0, 2);
      return line
        .slice(3)
        .split(',')
        .map((name): Name => ({ words: wordsOf(name), code: code === '--' ? null : code }));
    })
    .toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
);

/** The countries that a text names (ISO 3166-1), each once, in text order. Capital letters count. */
export const namedCountries: (text: string) => readonly string[] = oncePerText((text) => {
  const words = wordsOf(text);
  // In a text of capitals only, 'US' may be a pronoun.
  const isShouted = !/\p{Ll}/u.test(text);
  const found = new Set<string>();
  for (let at = 0; at < words.length; ) {
    const name = NAMES.get(words[at] ?? '')?.find((each) =>
      each.words.every((word, n) => words[at + n] === word),
    );
    if (name?.code && !(isShouted && name.words[0] === 'US')) found.add(name.code);
    at += name?.words.length ?? 1;
  }
  return [...found];
});

/** Words without possessives; longer words of capitals as 'Washington'. */
function wordsOf(text: string): string[] {
  return (text.match(/\p{L}[\p{L}.'’]*/gu) ?? []).map((word) => {
    const bare = word.replace(/['’]s?$/u, '').replace(/\.$/, '');
    const isCapitals = bare.length > ACRONYM_MOST && bare === bare.toUpperCase();
    return isCapitals ? bare.charAt(0) + bare.slice(1).toLowerCase() : bare;
  });
}
