const MAX_TEXT = 20_000;
const BREAK = /[.!?…]["”’')\]]{0,2}\s+(?=["“‘'([]?[\p{Lu}\p{N}])|\n+/gu;
const ABBREVIATION =
  /(?:^|[\s(“"'‘-])(?:\p{Lu}|Mrs?|Ms|Dr|Prof|St|Gen|Col|Lt|Sgt|Capt|Cpl|Sen|Rep|Gov|Rev|Hon|Pres|Jr|Sr|No|vs|Inc|Corp|Co|Ltd|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|U\.S|U\.K|U\.N|D\.C|a\.m|p\.m|[aA]pprox)\.$/u;

/** The day of a German date, whose full stop ends no sentence: 'am 14. September'. */
const GERMAN_DAY = /(?<!\p{L})(?:am|zum|den|dem|der|vom|bis|ab|und|seit)\s[0-3]?\d\.$/u;
const GERMAN_MONTH =
  /^\s(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;

/** Where a sentence is in its text, without the white space around it. */
export interface SentenceSpan {
  start: number;
  end: number;
}

/**
 * Splits prose into sentences. A full stop before a capital or a digit ends a sentence, unless it belongs to a known
 * abbreviation or an initial. At most `limit` sentences of the first 20,000 characters.
 */
export function sentences(text: string, limit = 200): string[] {
  return sentenceSpans(text, limit).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '));
}

/** The same, as places in the text. */
export function sentenceSpans(text: string, limit = 200): SentenceSpan[] {
  const found: SentenceSpan[] = [];
  const prose = text.slice(0, MAX_TEXT);
  let from = 0;
  for (const match of prose.matchAll(BREAK)) {
    const stop = match.index + 1;
    // An abbreviation may end a paragraph.
    const isStop = match[0].startsWith('.') && !match[0].includes('\n');
    if (isStop && ABBREVIATION.test(prose.slice(Math.max(from, stop - 12), stop))) continue;
    if (isStop && isGermanDate(prose, stop)) continue;
    push(found, prose, from, match.index + match[0].length);
    from = match.index + match[0].length;
    if (found.length >= limit) return found;
  }
  push(found, prose, from, prose.length);
  return found;
}

function isGermanDate(prose: string, stop: number): boolean {
  return (
    GERMAN_DAY.test(prose.slice(Math.max(0, stop - 8), stop)) &&
    GERMAN_MONTH.test(prose.slice(stop, stop + 12))
  );
}

function push(found: SentenceSpan[], prose: string, from: number, to: number): void {
  const raw = prose.slice(from, to);
  const start = from + raw.length - raw.trimStart().length;
  const end = from + raw.trimEnd().length;
  if (end > start) found.push({ start, end });
}
