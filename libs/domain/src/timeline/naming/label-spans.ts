import { oncePerText } from '../../text/once-per-text.js';
import { sentences } from '../../text/sentences.js';

const MAX_TEXT = 600;
/** A word, with an initial, a saint, a mountain or a fort before it: 'E. June', 'St. Osk', 'Mt. Fen' and 'Ft. Pell' are one. */
const TOKEN =
  /\p{Lu}\.(?:\p{Lu}\.)+|(?<![\p{L}\p{N}])(?:(?:\p{Lu}|Ste?|Mt|Ft)\. (?=\p{Lu}\p{Ll}))?[\p{L}\p{N}]+(?:[.&-][\p{L}\p{N}]+)*(?:['’]\p{L}+|['’](?=\s))?/gu;
const POSSESSIVE = /['’]s?$/u;
const MOST_NAMES = 0.7;
/** The runs of a lead take two kilobytes. */
const MOST_READ = 500;

/** A word as it is printed. */
export interface Token {
  surface: string;
  /** In lower case, without a possessive ending. */
  key: string;
  isPossessive: boolean;
  isCapital: boolean;
  /** It is the first word of its text, so its capital says nothing. */
  isFirst: boolean;
}

/** The words of a text in runs without punctuation between them. */
export const runsOf: (text: string) => readonly (readonly Token[])[] = oncePerText((text) => {
  const runs: Token[][] = [];
  let end = -1;
  for (const { 0: surface, index } of text.slice(0, MAX_TEXT).matchAll(TOKEN)) {
    const isJoined = end >= 0 && /^\s+$/u.test(text.slice(end, index));
    const bare = surface.replace(POSSESSIVE, '');
    const token: Token = {
      surface,
      key: bare.toLowerCase(),
      isPossessive: bare !== surface,
      isCapital: /^\p{Lu}/u.test(surface),
      isFirst: end < 0,
    };
    const run = runs.at(-1);
    if (isJoined && run) run.push(token);
    else runs.push([token]);
    end = index + surface.length;
  }
  return runs;
}, MOST_READ);

/** The runs of the first sentences of a text. */
export const runsOfLead = oncePerText((text) => sentences(text, 4).flatMap(runsOf), MOST_READ);

export function keyOf(words: readonly Token[]): string {
  return words.map(({ key }) => key).join(' ');
}

/** The words as printed, without a possessive at the end. */
export function printed(words: readonly Token[]): string {
  return words
    .map(({ surface }, at) => (at === words.length - 1 ? surface.replace(/['’]s?$/u, '') : surface))
    .join(' ');
}

/** How words are used in running text: as names, and after an article, as nouns are. */
export interface WordUse {
  isName(key: string): boolean;
  isNoun(key: string): boolean;
  /** Whether it ends a phrase, as 'strike' does in 'the tram strike' and 'tram' does not. */
  isHead(key: string): boolean;
}

const DETERMINER =
  /^(?:the|a|an|his|her|its|their|this|that|these|those|our|der|die|das|ein|eine|den|dem|le|la|les|un|une|el|los|las|una|il|lo|gli|o|os|as|um|uma|its|another|any|no)$/;
/** Prepositions that stand before nouns without an article: 'ill with marsh fever', 'charges of theft'. */
const BEFORE_NOUN =
  /^(?:of|with|from|for|over|about|against|in|by|von|mit|wegen|de|con|por|avec|pour|di|per|com)$/;
/** Prepositions and other words that end a phrase. */
const SHORT =
  /^(?:of|in|on|at|by|for|from|with|and|or|but|as|after|before|over|into|about|than|that|who|which|when|where|while|amid|during)$/;
const BEFORE_VERB =
  /^(?:to|he|she|they|it|we|i|you|who|will|would|could|can|may|might|should|must|has|have|had|was|were|is|are|be|been|being|not|did|does|do)$/;

const VERB =
  /ed$|^(?:says?|said|told|broke|fell|rose|won|lost|took|made|gave|got|left|came|went|met|held|struck|hit|began|ran|saw|sought|sent|spent|led|paid|kept|knew|found|became|has|had|have|was|were|is|are|will|would)$/;
const MAX_PHRASE = 4;

/**
 * Reads the use of words. Names are read from sentences and headlines, but headlines with a capital on every word must not be
 * among them. Nouns are read from sentences only, because headlines leave out articles.
 */
export function wordUse(leads: readonly string[], headlines: readonly string[]): WordUse {
  const capital = new Map<string, number>();
  const seen = new Map<string, number>();
  const noun = new Map<string, number>();
  const heads = new Map<string, number>();
  const runs = leads.flatMap(runsOfLead);
  for (const { key, isCapital, isFirst } of [...runs, ...headlines.flatMap(runsOf)].flat()) {
    if (isFirst) continue;
    add(seen, key, 1);
    if (isCapital) add(capital, key, 1);
  }
  for (const run of runs) {
    run.forEach((token, at) => {
      if (BEFORE_VERB.test(token.key)) add(noun, run[at + 1]?.key, -1);
      const isArticle = token.isPossessive || DETERMINER.test(token.key);
      if (!isArticle && !BEFORE_NOUN.test(token.key)) return;
      const phrase = phraseAfter(run, at);
      for (const [place, { key }] of phrase.entries()) add(noun, key, isArticle && place === 0 ? 1 : 0.5);
      for (const key of headsOf(phrase, run[at + phrase.length + 1], isArticle)) add(heads, key, 1);
    });
  }
  return {
    isName: (key) => (capital.get(key) ?? 0) >= Math.max(1, (seen.get(key) ?? 0) * MOST_NAMES),
    isNoun: (key) => (noun.get(key) ?? 0) > 0,
    isHead: (key) => (heads.get(key) ?? 0) > 0,
  };
}

/** The words that end a phrase, or stand before a name: 'ferry' in 'the island ferry Merle'. */
function headsOf(phrase: readonly Token[], next: Token | undefined, isArticle: boolean): string[] {
  if (phrase.length === MAX_PHRASE && next) return [];
  return phrase.flatMap((token, place) => {
    const after = phrase[place + 1];
    if (after && (token.isCapital || !after.isCapital)) return [];
    if (/ing$/.test(token.key) && !isArticle) return [];
    return !after && place > 0 && mayBeVerb(token, next) ? [] : [token.key];
  });
}

/** A word in -s after other words, before an article, 'to' or 'that', is their verb: 'the senate backs the bill'. */
function mayBeVerb({ key }: Token, next: Token | undefined): boolean {
  if (next === undefined || !/[^su]s$/.test(key)) return false;
  return DETERMINER.test(next.key) || /^(?:to|that|it|he|she|they)$/.test(next.key);
}

/** The words after an article, a possessive or a preposition, up to the first verb or article. */
function phraseAfter(run: readonly Token[], at: number): readonly Token[] {
  const words = run.slice(at + 1, at + 1 + MAX_PHRASE);
  const end = words.findIndex(
    ({ key }) => VERB.test(key) || DETERMINER.test(key) || BEFORE_VERB.test(key) || SHORT.test(key),
  );
  return words.slice(0, end < 0 ? words.length : end);
}

function add(counts: Map<string, number>, key: string | undefined, more: number): void {
  if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + more);
}
