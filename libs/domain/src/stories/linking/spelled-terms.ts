import { termsOf, wordsOf } from '../../text/tokenise.js';

const NUMBER = /^\d/;

/**
 * Terms as readers know them: of each, the word that the texts use most, at most `most` words. Small letters are preferred,
 * because headlines capitalise more than names. Numbers and terms that the texts lack are left out.
 */
export function spelledTerms(
  terms: readonly string[],
  texts: Iterable<string>,
  language: string,
  most: number,
): string[] {
  const wanted = new Set(terms.filter((term) => !NUMBER.test(term)));
  const spellings = new Map<string, Map<string, number>>();
  for (const text of texts)
    for (const word of wordsOf(text).map(plain))
      for (const term of termsOf(word, language)) {
        if (!wanted.has(term)) continue;
        const counts = spellings.get(term) ?? new Map<string, number>();
        spellings.set(term, counts.set(word, (counts.get(word) ?? 0) + 1));
      }
  const words = new Map<string, string>();
  for (const term of wanted) {
    const word = usual(spellings.get(term) ?? new Map());
    if (word !== null && !words.has(bare(word))) words.set(bare(word), word);
  }
  return [...words.values()].slice(0, most);
}

function usual(counts: ReadonlyMap<string, number>): string | null {
  const totals = new Map<string, number>();
  for (const [word, count] of counts)
    totals.set(word.toLowerCase(), (totals.get(word.toLowerCase()) ?? 0) + count);
  const best = mostCounted(totals);
  if (best === null || counts.has(best)) return best;
  return mostCounted(new Map([...counts].filter(([word]) => word.toLowerCase() === best)));
}

/** In small letters without accents: `Pokémon` and `Pokemon` are one word. */
function bare(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Of equal counts, the first. */
function mostCounted(counts: ReadonlyMap<string, number>): string | null {
  let best: [string, number] | null = null;
  for (const entry of counts) if (best === null || entry[1] > best[1]) best = entry;
  return best?.[0] ?? null;
}

/** Without the possessive: `Karsk's` is `Karsk`. */
function plain(word: string): string {
  return word.replace(/['’]s?$/u, '');
}
