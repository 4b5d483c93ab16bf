import { afterProlog } from './strip-doctype.js';

/** More items than this are not looked at: no honest feed carries them. */
export const MAX_ITEMS = 2000;

const TOKEN = /<!\[CDATA\[|<!--|<(\/?)((?:[\w.-]{1,30}:)?(?:item|entry))(?=[\s>/])/gi;

export interface ItemSpan {
  start: number;
  end: number;
}

export interface SplitDocument {
  /** Where the root element begins. */
  start: number;
  /** Where the first item begins, whole or not; the text's length when there is none. */
  headEnd: number;
  spans: ItemSpan[];
  /** Items behind the last one that is looked at. */
  overLimit: number;
  /** False when the root element is never closed: the document was cut off. */
  whole: boolean;
}

/**
 * Finds the items of an XML feed by their tags alone, without parsing: where each begins and ends, and whether
 * the document is whole. An item that is never closed ends where the next one begins. CDATA sections and comments are passed over. Linear in the length of the text. Null when
 * nothing in it is the root of a feed.
 */
export function splitItems(text: string): SplitDocument | null {
  const root = rootOf(text);
  if (root === null) return null;
  const { spans, headEnd, overLimit } = itemSpans(text, root.start);
  const tail = text.slice(spans.at(-1)?.end ?? root.start);
  const closed = new RegExp(`</${root.tag.replaceAll('.', '\\.')}\\s{0,20}>`, 'i').test(tail);
  return { start: root.start, headEnd, spans, overLimit, whole: closed };
}

/** The feed's root: the first tag, or, behind something else that a server printed, the first that could be it. */
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
    const end = text.indexOf('>', token.lastIndex);
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

/** Where to go on after a token: behind the section it opens, or -1 when that section never ends. */
function endOfOpaque(text: string, token: string, from: number): number {
  if (token.startsWith('</') || !token.startsWith('<!')) return from;
  const closer = token === '<!--' ? '-->' : ']]>';
  const end = text.indexOf(closer, from);
  return end === -1 ? -1 : end + closer.length;
}
