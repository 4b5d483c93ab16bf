/** Words that begin with a capital only because they begin a sentence. All other capitalised words count as names. */
const OPENERS = new Set(
  (
    'a an the this that these those it its they their he she his her we our there here then since after before when ' +
    'while if as in on at by of from for with without to and but or not no yes so because although both all some other ' +
    'others more new earlier later first independent sources articles outlets reports nothing nobody according what who ' +
    'where why how single withdrawn still also it’s which'
  ).split(' '),
);
const NUMBER_WORDS =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|trillion|dozen|half|third|quarter|twice|double|both)s?$/i;
const DATE_WORDS =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|march|april|may|june|july|august|september|october|november|december|yesterday|today|tomorrow|tonight)$/i;
const NEGATIONS = /^(?:not|no|never|nobody|nothing|none|neither|nor|without|denies|denied|\p{L}+n['’]t)$/iu;
const WORD = /\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

export interface CheckedWord {
  kind: 'number' | 'name' | 'date' | 'negation';
  /** Lower case, without a possessive. */
  text: string;
}

/** The numbers, names, dates and negations of a text: everything in it that must be proven word for word. */
export function checkedWords(text: string): CheckedWord[] {
  return [...text.normalize('NFKC').matchAll(WORD)].flatMap(({ 0: raw }): CheckedWord[] => {
    const word = foldedWord(raw);
    if (/^\p{N}/u.test(word)) return [{ kind: 'number', text: word }];
    if (DATE_WORDS.test(raw) && !/^may$/.test(raw)) return [{ kind: 'date', text: word }];
    if (NUMBER_WORDS.test(word)) return [{ kind: 'number', text: word }];
    if (NEGATIONS.test(word)) return [{ kind: 'negation', text: word }];
    if (/^\p{Lu}/u.test(raw) && !OPENERS.has(word)) return [{ kind: 'name', text: word }];
    return [];
  });
}

/** All words of a text, as `checkedWords` spells them. */
export function foldedWords(text: string): Set<string> {
  return new Set([...text.normalize('NFKC').matchAll(WORD)].map(({ 0: raw }) => foldedWord(raw)));
}

function foldedWord(raw: string): string {
  return raw
    .toLowerCase()
    .replace(/['’]s$/u, '')
    .replace(/’/gu, "'");
}
