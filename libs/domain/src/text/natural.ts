import english from 'natural/lib/natural/stemmers/porter_stemmer.js';
import german from 'natural/lib/natural/stemmers/porter_stemmer_de.js';
import spanish from 'natural/lib/natural/stemmers/porter_stemmer_es.js';
import french from 'natural/lib/natural/stemmers/porter_stemmer_fr.js';
import italian from 'natural/lib/natural/stemmers/porter_stemmer_it.js';
import dutch from 'natural/lib/natural/stemmers/porter_stemmer_nl.js';
import norwegian from 'natural/lib/natural/stemmers/porter_stemmer_no.js';
import portuguese from 'natural/lib/natural/stemmers/porter_stemmer_pt.js';
import russian from 'natural/lib/natural/stemmers/porter_stemmer_ru.js';
import swedish from 'natural/lib/natural/stemmers/porter_stemmer_sv.js';
import englishStops from 'natural/lib/natural/util/stopwords.js';
import spanishStops from 'natural/lib/natural/util/stopwords_es.js';
import frenchStops from 'natural/lib/natural/util/stopwords_fr.js';
import italianStops from 'natural/lib/natural/util/stopwords_it.js';
import dutchStops from 'natural/lib/natural/util/stopwords_nl.js';
import norwegianStops from 'natural/lib/natural/util/stopwords_no.js';
import portugueseStops from 'natural/lib/natural/util/stopwords_pt.js';
import russianStops from 'natural/lib/natural/util/stopwords_ru.js';
import swedishStops from 'natural/lib/natural/util/stopwords_sv.js';
import { FUNCTION_WORDS } from './function-words.js';

const stemmers = new Map([
  ['en', english],
  ['de', german],
  ['es', spanish],
  ['fr', french],
  ['it', italian],
  ['nl', dutch],
  ['no', norwegian],
  ['pt', portuguese],
  ['ru', russian],
  ['sv', swedish],
]);

const stops: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...FUNCTION_WORDS,
  ['en', new Set(englishStops.words)],
  ['es', new Set(spanishStops.words)],
  ['fr', new Set(frenchStops.words)],
  ['it', new Set(italianStops.words)],
  ['nl', new Set(dutchStops.words)],
  ['no', new Set(norwegianStops.words)],
  ['pt', new Set(portugueseStops.words)],
  ['ru', new Set(russianStops.words)],
  ['sv', new Set(swedishStops.words)],
]);

const NONE: ReadonlySet<string> = new Set();
const MAX_CACHED_STEMS = 50_000;
const cache = new Map<string, Map<string, string>>();

/** Whether there is a stemmer for this language (ISO 639-1). */
export function hasStemmer(language: string): boolean {
  return stemmers.has(language);
}

/**
 * The stem of one lower-case word (Porter's algorithm and its Snowball variants). The word itself if the language (ISO
 * 639-1) has no stemmer. Stems are cached, a limited number per language.
 */
export function stem(language: string, word: string): string {
  const stemmer = stemmers.get(language);
  if (!stemmer) return word;
  const known = cacheFor(language);
  const before = known.get(word);
  if (before !== undefined) return before;
  const cut = stemmer.stem(word) || word;
  known.set(word, cut);
  return cut;
}

function cacheFor(language: string): Map<string, string> {
  const known = cache.get(language);
  if (known && known.size < MAX_CACHED_STEMS) return known;
  const fresh = new Map<string, string>();
  cache.set(language, fresh);
  return fresh;
}

/** Languages (ISO 639-1) with stop words. */
export const LANGUAGES_OF_STOP_WORDS: readonly string[] = [...stops.keys()];

/** Words of a language (ISO 639-1, lower case) that say nothing about a text's subject. */
export function stopWords(language: string): ReadonlySet<string> {
  return stops.get(language) ?? NONE;
}
