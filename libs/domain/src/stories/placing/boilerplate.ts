/** Items of a source that are remembered. */
const ITEMS = 200;
/** Sources that are remembered; beyond, the one unheard for longest goes. */
const SOURCES = 2_000;
/** A part is boilerplate once so many of the remembered items carry it, and this share of them. */
const LEAST_ITEMS = 4;
const LEAST_SHARE = 0.025;
/** A summary's parts are known by their first words, since a cut text ends anywhere. */
const KEY_WORDS = 6;
const LEAST_WORDS = 4;
const MOST_PARTS = 24;
const MOST_READ = 2_000;
/** 'Evening News | ', 'Live: ', ' - The Gull': programme, column, outlet. */
const TITLE_SEAM = /(\s[|–—-]\s|:\s)/u;
/** Ends of sentences, dashes and bars; addresses and hashtags say nothing themselves. */
const SUMMARY_SEAM = /(?<=[.!?…]["”’)]?)\s+|\s[|–—-]\s|\s*(?:https?:\/\/|#)\S+\s*/u;

interface Text {
  title: string;
  summary: string;
}

/** A part of a title or summary, and by what it is known again; null where it says nothing. */
interface Part {
  text: string;
  key: string | null;
}

interface Parts {
  title: Part[];
  summary: Part[];
}

interface Heard {
  /** Keys of each remembered item's parts, the oldest first. */
  items: string[][];
  counts: Map<string, number>;
}

/**
 * What sources put into many of their items whatever they tell: programme names in titles, 'subscribe to our channel' in
 * summaries. Two items are no more alike for it. Learned from each source's own last items, in the order of the stream.
 */
export class Boilerplate {
  private readonly sources = new Map<string, Heard>();

  /** An article without what its source repeats, and remembered for those to come; empty where nothing else is said. */
  take(source: string, text: Text): Text {
    const heard = this.sources.get(source) ?? { items: [], counts: new Map() };
    this.sources.delete(source);
    this.sources.set(source, heard);
    const parts = partsOf(text);
    const stripped = strip(text, parts, heard);
    hear(heard, keysOf(parts));
    this.dropUnheard();
    return stripped;
  }

  /** The same, of an article that was taken before. */
  strip(source: string, text: Text): Text {
    const heard = this.sources.get(source);
    return heard ? strip(text, partsOf(text), heard) : text;
  }

  private dropUnheard(): void {
    const [oldest] = this.sources.keys();
    if (this.sources.size > SOURCES && oldest !== undefined) this.sources.delete(oldest);
  }
}

function hear({ items, counts }: Heard, keys: string[]): void {
  items.push(keys);
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const gone = items.length > ITEMS ? items.shift() : undefined;
  for (const key of gone ?? []) {
    const left = (counts.get(key) ?? 1) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  }
}

function strip({ title, summary }: Text, parts: Parts, heard: Heard): Text {
  if (heard.items.length < LEAST_ITEMS) return { title, summary };
  const least = Math.max(LEAST_ITEMS, LEAST_SHARE * heard.items.length);
  const isNew = ({ key }: Part) => key === null || (heard.counts.get(key) ?? 0) < least;
  return {
    title: joined(parts.title.filter(isNew), ''),
    summary: joined(parts.summary.filter(isNew), ' '),
  };
}

/** Each once: an item that says a thing twice says it once. */
function keysOf({ title, summary }: Parts): string[] {
  const keys = new Set<string>();
  for (const { key } of [...title, ...summary]) if (key !== null) keys.add(key);
  return [...keys];
}

/** The parts of an item, between those of its title the seams. */
function partsOf({ title, summary }: Text): Parts {
  const ofTitle = title.split(TITLE_SEAM);
  const ofSummary = summary.slice(0, MOST_READ).split(SUMMARY_SEAM);
  return {
    title: ofTitle.map((text) => ({ text, key: TITLE_SEAM.test(text) ? null : titleKey(text) })),
    summary: ofSummary
      .filter((text) => text !== '')
      .slice(0, MOST_PARTS)
      .map((text) => ({ text, key: summaryKey(text) })),
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
  const words = wordsOf(part).split(' ');
  return words.length < LEAST_WORDS ? null : `summary ${words.slice(0, KEY_WORDS).join(' ')}`;
}

/** Lower case, months and numbers alike: 'Report of 3 May' and 'Report of 12 June' are one column. */
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
