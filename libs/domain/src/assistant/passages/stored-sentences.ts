import { decodeHTMLStrict } from 'entities';
import { sentenceSpans } from '../../text/sentences.js';
import type { ProofField } from '../proof/answer.js';
import { readableText } from '../proof/stored-text.js';

/** Longer fields are read up to here (characters). */
const MAX_STORED = 12_000;
const MIN_CHARS = 12;
const MAX_CHARS = 420;
const PIECE = /<[^>]{0,2000}>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});|[^<&]+|[<&]/gi;
const INLINE = /^<\/?(?:a|abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u)\b/i;

/** A sentence with its place in the stored field. */
export interface StoredSentence {
  text: string;
  start: number;
  end: number;
}

/** The sentences of a stored field, each readable by itself. An open quotation takes the next sentence with it. */
export function storedSentences(field: ProofField, stored: string): StoredSentence[] {
  const plain = field === 'content' ? withPlaces(stored.slice(0, MAX_STORED)) : null;
  const prose = plain?.text ?? stored.slice(0, MAX_STORED);
  const spans = field === 'title' ? [{ start: 0, end: prose.length }] : joinQuotations(prose);
  return spans.flatMap((span): StoredSentence[] => {
    if (span.end - span.start > MAX_CHARS) return [];
    const start = plain ? (plain.starts[span.start] ?? 0) : span.start;
    const end = plain ? (plain.ends[span.end - 1] ?? 0) : span.end;
    const text = prose.slice(span.start, span.end).replace(/\s+/gu, ' ').trim();
    const isReadable = text.length >= MIN_CHARS && readableText(field, stored.slice(start, end)) === text;
    return isReadable ? [{ text, start, end }] : [];
  });
}

function joinQuotations(prose: string): { start: number; end: number }[] {
  const joined: { start: number; end: number }[] = [];
  for (const span of sentenceSpans(prose)) {
    const last = joined.at(-1);
    if (last && isOpen(prose.slice(last.start, last.end)) && span.end - last.start <= MAX_CHARS)
      last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}

function isOpen(text: string): boolean {
  const straight = text.match(/"/gu)?.length ?? 0;
  const [opened, closed] = [text.match(/“/gu)?.length ?? 0, text.match(/”/gu)?.length ?? 0];
  return straight % 2 === 1 || opened > closed;
}

/** The characters of an HTML text, each with the place where it is stored. Block tags are line breaks. */
function withPlaces(html: string): { text: string; starts: number[]; ends: number[] } {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: piece, index } of html.matchAll(PIECE)) {
    if (piece.startsWith('<') && piece.length > 1) {
      if (INLINE.test(piece)) continue;
      parts.push('\n');
      starts.push(index);
      ends.push(index + piece.length);
      continue;
    }
    const isEntity = piece.startsWith('&') && piece.length > 1;
    const text = isEntity ? decodeHTMLStrict(piece) : piece;
    parts.push(text);
    for (let at = 0; at < text.length; at += 1) {
      starts.push(isEntity ? index : index + at);
      ends.push(isEntity ? index + piece.length : index + at + 1);
    }
  }
  return { text: parts.join(''), starts, ends };
}
