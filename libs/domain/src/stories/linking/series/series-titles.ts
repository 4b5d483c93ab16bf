import { parsedUrl } from '../../../text/parsed-url.js';

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const YEAR = '(?:,? \\d{4})?';
const DAY = `(?:${MONTH} \\d{1,2}(?:st|nd|rd|th)?${YEAR}|\\d{1,2}(?:st|nd|rd|th)? ${MONTH}${YEAR}|\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?)`;
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** What changes between the titles of a series: day, weekday, time, number of the part. */
const CHANGING = new RegExp(
  `\\b(?:${DAY}|${WEEKDAY}|\\d{1,2}[:.]\\d{2}(?: ?[ap]\\.?m\\b)?|(?:part|episode|day|week|no)\\.? ?\\d+)(?![\\p{L}\\p{N}])`,
  'giu',
);
/** 'Evening News - 3 May 2031', 'Dam breaks | Harbour Hour: Late Edition 03/05/2031', 'The Harbour Hour (3 May)', '5/3: Evening News'. */
const DATED = new RegExp(
  `^\\d{1,2}/\\d{1,2}: |\\|.{1,60}\\s\\d{1,2}/\\d{1,2}/(?:\\d{2}|\\d{4})$|(?:[(|–—:]|\\s-)\\s*(?:${WEEKDAY},? )?${DAY}\\)?(?:[ |-]*(?:part \\d+|replay|\\[hd\\]))?$`,
  'iu',
);
/** 'Orvale live updates: dam breaks': what follows the colon changes. */
const RUNNING = /^(?=[^:]*\blive\b)(?=[^:]*\bupdates?\b)[^:]{1,60}:(?=\s)/iu;
/** What happened in a day or a week, for readers who missed it. These say what they are, so their first instalment counts, too. */
const OF_THE_DAY = "(?:today|yesterday|tonight|(?:the|this) (?:day|week))['’]s (?:\\p{L}+ ){0,2}";
const DIGESTS = [
  `\\bneed to know about ${OF_THE_DAY}(?:developments|news)\\b`,
  `(?:^|[:|–—] )${OF_THE_DAY}(?:headlines|developments|(?:top|main|big|biggest) (?:stories|news))(?:$| from\\b)`,
  "(?:^|[:|–—] )(?:here['’]s )?what happened (?:today|overnight|this week)(?:$|[:|–—]| in \\p{L}+$)",
  '^(?:\\S+ ){0,3}news at a glance:|^(?:newspaper )?headlines:|\\band more top (?:headlines|stories)$',
  '(?:^|[:|–—] )top (?:stories|headlines) (?:from|of|for) (?:the|today|this)\\b',
  '^(?:morning|midday|evening|daily|nightly|weekend|weekly) (?:news )?(?:brief(?:ing)?|bulletin|digest|headlines|recap|round-?up|wrap)(?=$|\\s?[|–—])',
  `(?:^|[:|–—] )(?:the )?(?:latest )?developments (?:in|from|on|around) .{1,80} on (?:${WEEKDAY},? )?${DAY}$`,
].map((digest) => new RegExp(digest, 'iu'));
/** Marks what changes in a key. Letters and digits are the only other characters. */
const GAP = '#';
const READ = 200;
const HALF_A_DAY_MS = 43_200_000;
/** A title without a date is a series from the third day on, because outlets repeat single reports once. */
const LEAST_DAYS = 2;
/** At least so many titles are remembered. Those not seen for longest are dropped first, … */
const TITLES = 50_000;
/** … so many at once: to find the oldest key, a map passes over all that were deleted before it. */
const DROPPED_AT_ONCE = 1_000;

interface Seen {
  /** Days before the last one. */
  before: number;
  last: number;
}

/**
 * Titles that an outlet repeats on later days, and digests: bulletins, live updates, daily lists, quizzes. Each instalment covers
 * different events, so it must not link them. Learned from articles in published order.
 */
export class SeriesTitles {
  private readonly seen = new Map<string, Seen>();

  /** Whether an article is an instalment of a series. Remembers its title. */
  take({ url, title, publishedAt }: { url: string; title: string; publishedAt: Date | null }): boolean {
    const isKnown = isInstalment(title.slice(0, READ).trim());
    if (publishedAt === null) return isKnown;
    const words = seriesWords(title);
    if (words === '') return isKnown;
    const days = this.daysBefore(`${parsedUrl(url)?.host ?? ''} ${words}`, publishedAt.getTime());
    return isKnown || days >= (words.includes(GAP) ? 1 : LEAST_DAYS);
  }

  /** The number of earlier days with this title, each more than half a day after the one before. */
  private daysBefore(key: string, time: number): number {
    const { before, last } = this.seen.get(key) ?? { before: -1, last: Number.NEGATIVE_INFINITY };
    const isLater = time - last > HALF_A_DAY_MS;
    const now = isLater ? { before: before + 1, last: time } : { before, last };
    this.seen.delete(key);
    this.seen.set(key, now);
    if (this.seen.size >= TITLES + DROPPED_AT_ONCE) this.dropOldest();
    return now.before;
  }

  private dropOldest(): void {
    for (const oldest of this.seen.keys()) {
      if (this.seen.size <= TITLES) return;
      this.seen.delete(oldest);
    }
  }
}

/** Whether a title alone says that it is part of a series. */
function isInstalment(title: string): boolean {
  return DATED.test(title) || DIGESTS.some((digest) => digest.test(title));
}

/** In lower case, with what changes replaced; of a running report only what stands before the colon. */
function seriesWords(title: string): string {
  const read = title.slice(0, READ);
  return (RUNNING.exec(read)?.[0] ?? read)
    .replace(CHANGING, GAP)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .replace(/#(?: #)+/g, GAP)
    .trim();
}
