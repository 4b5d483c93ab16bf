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
    const stripped = strip(text, heard);
    hear(heard, keysOf(text));
    this.dropUnheard();
    return stripped;
  }

  /** The same, of an article that was taken before. */
  strip(source: string, text: Text): Text {
    const heard = this.sources.get(source);
    return heard ? strip(text, heard) : text;
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

function strip({ title, summary }: Text, heard: Heard): Text {
  if (heard.items.length < LEAST_ITEMS) return { title, summary };
  const least = Math.max(LEAST_ITEMS, LEAST_SHARE * heard.items.length);
  const isNew = (key: string | null) => key === null || (heard.counts.get(key) ?? 0) < least;
  return {
    title: title
      .split(TITLE_SEAM)
      .filter((part) => TITLE_SEAM.test(part) || isNew(titleKey(part)))
      .join(''),
    summary: partsOf(summary)
      .filter((part) => isNew(summaryKey(part)))
      .join(' '),
  };
}

/** Each once: an item that says a thing twice says it once. */
function keysOf({ title, summary }: Text): string[] {
  const parts = title.split(TITLE_SEAM).filter((part) => !TITLE_SEAM.test(part));
  const keys = [...parts.map(titleKey), ...partsOf(summary).map(summaryKey)];
  return [...new Set(keys.filter((key) => key !== null))];
}

function titleKey(part: string): string | null {
  const words = wordsOf(part);
  return words === '' ? null : `title ${words}`;
}

function partsOf(summary: string): string[] {
  const parts = summary.slice(0, MOST_READ).split(SUMMARY_SEAM);
  return parts.filter((part) => part !== '').slice(0, MOST_PARTS);
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
