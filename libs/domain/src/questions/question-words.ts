import { terms } from '../text/terms.js';

/** A content word of a text, with its place. */
export interface PlacedWord {
  /** The same for all forms of a word, and for words that name the same. */
  key: string;
  at: number;
  end: number;
}

/** Words that reports use for one and the same thing. */
const SAME: readonly (readonly string[])[] = [
  ['fire', 'wildfire', 'blaze'],
  ['painting', 'picture', 'artwork', 'art'],
  ['sibling', 'brother', 'sister'],
  ['merger', 'takeover', 'deal', 'purchase', 'acquisition', 'sale'],
  ['ferry', 'ship', 'vessel', 'boat', 'yacht'],
  ['act', 'bill', 'law'],
  ['strike', 'walkout'],
  ['worker', 'miner', 'driver', 'member'],
  ['plane', 'aircraft', 'jet'],
  ['resident', 'evacuee', 'villager'],
  ['search', 'hunt', 'manhunt'],
  ['quake', 'earthquake'],
  ['power', 'electricity'],
  ['title', 'championship', 'champion'],
  ['shoe', 'trainer', 'sneaker', 'jordan'],
  ['car', 'vehicle'],
  ['premier', 'prime', 'chancellor'],
  ['chairman', 'chair', 'chief', 'head'],
  ['paper', 'article', 'study'],
  ['government', "gov't", 'govt'],
  ['parliament', 'assembly', 'storhall'],
  ['jail', 'jailed', 'prison', 'custody'],
  ['satellite', 'observatory', 'telescope'],
];
const GROUP = new Map(SAME.flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)));
const WORD = /[\p{L}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*/gu;

/** The content words of a text in order. Parts of a compound count on their own. */
export function placedWords(text: string): PlacedWord[] {
  const found: PlacedWord[] = [];
  for (const match of text.normalize('NFKC').matchAll(WORD)) {
    const key = keyOf(match[0]);
    if (key !== null) found.push({ key, at: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** The keys of the content words of a text. */
export function wordKeys(text: string): Set<string> {
  return new Set(placedWords(text).map(({ key }) => key));
}

/** The key of a word; null for a function word. */
export function keyOf(word: string): string | null {
  if (/^reports?$/iu.test(word)) return 'report';
  const [term] = terms(word);
  return term === undefined ? null : (GROUP.get(term) ?? term);
}
