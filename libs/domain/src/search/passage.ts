import { sentenceSpans } from '../text/sentences.js';
import type { Mark } from './mark-words.js';

/** A part of a text around a match, with the matches in it. Ellipses stand for what is left out. */
export interface Passage {
  text: string;
  marks: Mark[];
}

const ELLIPSIS = '…';
/** The share of a shortened passage that comes before the first match. */
const BEFORE = 1 / 3;

/**
 * The sentence around the first match, shortened to about `most` characters of whole words. Null without a match.
 * @param marks in the order of the text
 */
export function passageAround(text: string, marks: readonly Mark[], most: number): Passage | null {
  const [first] = marks;
  if (first === undefined) return null;
  const sentence = sentenceAround(text, first);
  const start = Math.max(sentence[0], wordStart(text, first[0] - Math.floor(most * BEFORE), first[0]));
  const end = Math.max(first[1], Math.min(sentence[1], wordEnd(text, start + most)));
  const head = start > 0 ? `${ELLIPSIS} ` : '';
  const tail = end < text.trimEnd().length ? ` ${ELLIPSIS}` : '';
  const shift = head.length - start;
  return {
    text: `${head}${text.slice(start, end)}${tail}`,
    marks: marks
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): Mark => [from + shift, to + shift]),
  };
}

/** The sentence in which a match begins. */
function sentenceAround(text: string, [from]: Mark): Mark {
  let at = 0;
  for (const { start, end } of sentenceSpans(text)) {
    if (from < end) return [Math.min(start, from), end];
    at = end;
  }
  return [Math.min(at, from), text.length];
}

/** The start of the first whole word from `at`, at most `latest`. */
function wordStart(text: string, at: number, latest: number): number {
  if (at <= 0) return 0;
  const space = text.indexOf(' ', at - 1);
  return space === -1 || space >= latest ? latest : space + 1;
}

/** The end of the last whole word up to `at`. */
function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.trimEnd().length;
  const space = text.lastIndexOf(' ', at);
  return space === -1 ? at : space;
}
