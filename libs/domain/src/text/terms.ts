import { oncePerText } from './once-per-text.js';

/** Limit of terms of one text. */
export const MAX_TERMS = 220;
const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;
const STOP = new Set(
  (
    'a about after again against all also am an and another any are as at back be became because been before being ' +
    'between both but by can could did do does doing down during each even every few first for from further get gets ' +
    'got had has have having he her here hers him his how i if in into is it its just last latest like live made make ' +
    'many may me more most mr mrs ms much must my new news no nor not now of off on once one only or other our out ' +
    'over own people per read report reported reports said same say says she should show since so some still such ' +
    'take tell than that the their them then there these they this those three through time to today told too two ' +
    'under until up update updates upon us very was watch way we week were what when where which while who whom why ' +
    'will with would year years yesterday you your monday tuesday wednesday thursday friday saturday sunday ' +
    'der die das und ist im den von mit für auf ein eine dem des nicht sich auch es an als nach wie aus bei hat ' +
    'le la les et des du un une en est dans pour par sur au aux que qui pas ce se son sa ses el los las y del que ' +
    'una por con para su al lo il di che e da non per è sono della'
  ).split(' '),
);

const MAX_CACHED_WORDS = 40_000;
let cache = new Map<string, string>();

/**
 * The content words of a text, in order, in lower case, stemmed with Harman's S-stemmer (JASIS 1991). Function words
 * and words common to all news are left out. At most 220.
 */
export function terms(text: string): string[] {
  const found: string[] = [];
  for (const raw of text.normalize('NFKC').toLowerCase().match(WORD) ?? []) {
    const term = termOf(raw);
    if (term !== '') found.push(term);
    if (found.length >= MAX_TERMS) break;
  }
  return found;
}

/** The same for headlines and sentences that are read again whenever their story is rebuilt. */
export const termsAgain: (text: string) => readonly string[] = oncePerText(terms);

/** The first term of one word; the word itself if it is a stop word. */
export const termOfWord = oncePerText((word) => terms(word)[0] ?? word);

/** The term of a word; '' for a stop word. Cached for a limited number of words. */
function termOf(raw: string): string {
  const known = cache.get(raw);
  if (known !== undefined) return known;
  if (cache.size >= MAX_CACHED_WORDS) cache = new Map();
  const word = raw.replace(/['’]s$/u, '').replace(/['’]/gu, '');
  const term = word.length < 2 || STOP.has(word) ? '' : withoutPlural(word);
  cache.set(raw, term);
  return term;
}

function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && !/[ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (word.endsWith('es') && !/[aeo]es$/.test(word)) return word.slice(0, -1);
  return /(?:us|ss)$/.test(word) ? word : word.slice(0, -1);
}
