import { afterProlog } from './strip-doctype.js';

/** Further items are ignored: no real feed has so many. */
export const MAX_ITEMS = 2000;

const TOKEN = /<!\[CDATA\[|<!--|<(\/?)((?:[\w.-]{1,30}:)?(?:item|entry))(?=[\s>/])/gi;

export interface ItemSpan {
  start: number;
  end: number;
}

export interface SplitDocument {
  /** Start of the root element. */
  start: number;
  /** Start of the first item, even if it is incomplete. The length of the text if there is none. */
  headEnd: number;
  spans: ItemSpan[];
  /** Items beyond the limit. */
  overLimit: number;
  /** False if the root element is never closed: the document is truncated. */
  whole: boolean;
}

/**
 * Finds the items of an XML feed by their tags, without parsing: where each starts and ends, and whether the document
 * is complete. An unclosed item ends at the next one. CDATA sections and comments are skipped. Takes linear time. Null
 * if the text has no root element of a feed.
 */
export function splitItems(text: string): SplitDocument | null {
  const root = rootOf(text);
  if (root === null) return null;
  const { spans, headEnd, overLimit } = itemSpans(text, root.start);
  const tail = text.slice(spans.at(-1)?.end ?? root.start);
  const closed = new RegExp(`</${root.tag.replaceAll('.', '\\.')}\\s{0,20}>`, 'i').test(tail);
  return { start: root.start, headEnd, spans, overLimit, whole: closed };
}

/**
 * The root of the feed: the first tag. If a server printed something else first, it is the first tag that could be a
 * root.
 */
function rootOf(text: string): { tag: string; start: number } | null {
  const start = afterProlog(text);
  const first = /^<((?:[\w.-]{1,30}:)?(?:rss|rdf|feed|channel))(?=[\s>/])/i.exec(
    text.slice(start, start + 60),
  );
  if (first?.[1] !== undefined) return { tag: first[1], start };
  const later = /<((?:[\w.-]{1,30}:)?(?:rss|rdf|feed))(?=[\s>])/i.exec(text);
  return later?.[1] === undefined ? null : { tag: later[1], start: later.index };
}

function itemSpans(text: string, from: number): Pick<SplitDocument, 'spans' | 'headEnd' | 'overLimit'> {
  const spans: ItemSpan[] = [];
  let headEnd = text.length;
  let overLimit = 0;
  const token = new RegExp(TOKEN);
  token.lastIndex = from;
  let name: string | null = null;
  let start = -1;
  // The next '>' of any place before it: searched for once, so that many unclosed tags do not search the same text.
  let close = text.indexOf('>', from);
  const closeAfter = (at: number) => {
    if (close !== -1 && close < at) close = text.indexOf('>', at);
    return close;
  };
  const take = (first: number, end: number) => {
    if (spans.length < MAX_ITEMS) spans.push({ start: first, end });
    else overLimit++;
  };
  for (let hit = token.exec(text); hit !== null; hit = token.exec(text)) {
    const after = endOfOpaque(text, hit[0], token.lastIndex);
    if (after === -1) break;
    token.lastIndex = after;
    const tag = hit[2]?.toLowerCase();
    if (tag === undefined || (name !== null && tag !== name)) continue;
    name = tag;
    const end = closeAfter(token.lastIndex);
    const opens = hit[1] === '';
    if (opens && start >= 0) take(start, hit.index);
    if (opens) {
      start = hit.index;
      headEnd = Math.min(headEnd, start);
    }
    if (end === -1) break;
    if (start < 0 || (opens && text[end - 1] !== '/')) continue;
    take(start, end + 1);
    start = -1;
  }
  return { spans, headEnd, overLimit };
}

/** Where to continue after a token: after the section that it opens. -1 if the section is never closed. */
function endOfOpaque(text: string, token: string, from: number): number {
  if (token.startsWith('</') || !token.startsWith('<!')) return from;
  const closer = token === '<!--' ? '-->' : ']]>';
  const end = text.indexOf(closer, from);
  return end === -1 ? -1 : end + closer.length;
}
