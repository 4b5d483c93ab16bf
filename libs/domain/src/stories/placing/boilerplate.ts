/** The most items remembered per source. */
const ITEMS = 200;
/** The most sources remembered. The source without new items for longest is dropped first. */
const SOURCES = 2_000;
/** A part is boilerplate if at least so many of the remembered items, and this share of them, contain it. */
const LEAST_ITEMS = 4;
const LEAST_SHARE = 0.025;
/** The first words identify a part of a summary, because a truncated text can end anywhere. */
const KEY_WORDS = 6;
const LEAST_WORDS = 4;
/** Usually enough for the first words. */
const KEY_CHARS = 90;
/** What follows so many parts is kept as it is. */
const MOST_PARTS = 24;
const MOST_READ = 2_000;
/** 'Evening News | ', 'Live: ', ' - The Gull': programme, column, outlet. */
const TITLE_SEAM = /(\s[|–—-]\s|:\s)/u;
/** Ends of paragraphs and sentences, dashes and bars. Addresses and hashtags are separators too. */
const SUMMARY_SEAM = /\n|(?<=[.!?…]["”’)]?)\s+|\s[|–—-]\s|\s*(?:https?:\/\/|#)\S+\s*/u;

interface Text {
  title: string;
  summary: string;
}

/** A part of a title or summary, and the key that identifies it; null if it is too short. */
interface Part {
  text: string;
  key: string | null;
}

interface Parts {
  title: Part[];
  summary: Part[];
}

interface History {
  /** Keys of each remembered item's parts, oldest item first. */
  items: string[][];
  counts: Map<string, number>;
}

/**
 * Texts that sources repeat in many items: programme names in titles, 'subscribe to our channel' in summaries. They do not
 * make two items similar. Learned from the last items of each source, in stream order.
 */
export class Boilerplate {
  private readonly sources = new Map<string, History>();

  /** Removes what the source repeats, and remembers the article. The result may be empty. */
  take(source: string, text: Text): Text {
    const history = this.sources.get(source) ?? { items: [], counts: new Map() };
    this.sources.delete(source);
    this.sources.set(source, history);
    const parts = partsOf(text);
    const stripped = strip(text, parts, history);
    remember(history, keysOf(parts));
    this.dropOldest();
    return stripped;
  }

  /** Removes what the source repeats, without remembering the article. */
  strip(source: string, text: Text): Text {
    const history = this.sources.get(source);
    return history ? strip(text, partsOf(text), history) : text;
  }

  private dropOldest(): void {
    const [oldest] = this.sources.keys();
    if (this.sources.size > SOURCES && oldest !== undefined) this.sources.delete(oldest);
  }
}

function remember({ items, counts }: History, keys: string[]): void {
  items.push(keys);
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const gone = items.length > ITEMS ? items.shift() : undefined;
  for (const key of gone ?? []) {
    const left = (counts.get(key) ?? 1) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  }
}

function strip({ title, summary }: Text, parts: Parts, history: History): Text {
  if (history.items.length < LEAST_ITEMS) return { title, summary };
  const least = Math.max(LEAST_ITEMS, LEAST_SHARE * history.items.length);
  const isNew = ({ key }: Part) => key === null || (history.counts.get(key) ?? 0) < least;
  return {
    title: joined(parts.title.filter(isNew), ''),
    summary: joined(parts.summary.filter(isNew), ' '),
  };
}

/** Each key once, so that an item counts a repeated part once. */
function keysOf({ title, summary }: Parts): string[] {
  const keys = new Set<string>();
  for (const { key } of [...title, ...summary]) if (key !== null) keys.add(key);
  return [...keys];
}

/** The parts of an item. The title's parts include the separators between them. */
function partsOf({ title, summary }: Text): Parts {
  const ofTitle = title.split(TITLE_SEAM);
  const ofSummary = summary
    .slice(0, MOST_READ)
    .split(SUMMARY_SEAM)
    .filter((text) => text !== '');
  const rest = ofSummary.slice(MOST_PARTS).join(' ');
  return {
    title: ofTitle.map((text) => ({ text, key: TITLE_SEAM.test(text) ? null : titleKey(text) })),
    summary: [
      ...ofSummary.slice(0, MOST_PARTS).map((text) => ({ text, key: summaryKey(text) })),
      ...(rest === '' ? [] : [{ text: rest, key: null }]),
    ],
  };
}

function joined(parts: readonly Part[], by: string): string {
  return parts.map(({ text }) => text).join(by);
}

function titleKey(part: string): string | null {
  const words = wordsOf(part);
  return words === '' ? null : `title ${words}`;
}

function summaryKey(part: string): string | null {
  const words = firstWordsOf(part);
  return words.length < LEAST_WORDS ? null : `summary ${words.slice(0, KEY_WORDS).join(' ')}`;
}

/** At least the first `KEY_WORDS` words, or all if there are fewer. Only the word after a number tells where it ends. */
function firstWordsOf(text: string): string[] {
  const end = text.indexOf(' ', KEY_CHARS);
  const first = end < 0 ? [] : wordsOf(text.slice(0, end)).split(' ');
  return first.length > KEY_WORDS ? first : wordsOf(text).split(' ');
}

/** In lower case, with months and numbers replaced by '#': 'Report of 3 May' and 'Report of 12 June' are one column. */
function wordsOf(text: string): string {
  return text
    .slice(0, 300)
    .toLowerCase()
    .replace(/\p{N}+/gu, '#')
    .replace(/\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b/gu, '#')
    .replace(/[^\p{L}#]+/gu, ' ')
    .replace(/#(?: #)+/gu, '#')
    .trim();
}
