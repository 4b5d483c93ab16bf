/** More items than this are not looked at: no honest feed carries them. */
const MAX_ITEMS = 2000;

const TOKEN = /<!\[CDATA\[|<!--|<(\/?)((?:[\w.-]{1,30}:)?(?:item|entry))(?=[\s>/])/gi;

export interface ItemSpan {
  start: number;
  end: number;
}

export interface SplitDocument {
  /** Where the first item begins, whole or not; the text's length when there is none. */
  headEnd: number;
  spans: ItemSpan[];
  /** End tags that the document needs to be whole, e.g. `</channel></rss>`. */
  closers: string;
  /** False when the root element is never closed: the document was cut off. */
  whole: boolean;
}

/**
 * Finds the items of an XML feed by their tags alone, without parsing: where each begins and ends, and whether
 * the document is whole. CDATA sections and comments are passed over. Linear in the length of the text.
 */
export function splitItems(text: string): SplitDocument | null {
  const root = /<((?:[\w.-]{1,30}:)?(?:rss|rdf|feed))(?=[\s>])/i.exec(text);
  if (root?.[1] === undefined) return null;
  const { spans, headEnd } = itemSpans(text);
  const head = text.slice(0, headEnd);
  const tail = text.slice(spans.at(-1)?.end ?? root.index);
  const channel = /<channel[\s>]/i.test(head) && !/<\/channel\s*>/i.test(tail);
  const channelClosedBefore = /<\/channel\s*>/i.test(head);
  return {
    headEnd,
    spans,
    closers: `${channel && !channelClosedBefore ? '</channel>' : ''}</${root[1]}>`,
    whole: new RegExp(`</${root[1].replaceAll('.', '\\.')}\\s{0,20}>`, 'i').test(tail),
  };
}

function itemSpans(text: string): { spans: ItemSpan[]; headEnd: number } {
  const spans: ItemSpan[] = [];
  let headEnd = text.length;
  const token = new RegExp(TOKEN);
  let name: string | null = null;
  let start = -1;
  for (let hit = token.exec(text); hit !== null && spans.length < MAX_ITEMS; hit = token.exec(text)) {
    const after = endOfOpaque(text, hit[0], token.lastIndex);
    if (after === -1) break;
    token.lastIndex = after;
    const tag = hit[2]?.toLowerCase();
    if (tag === undefined || (name !== null && tag !== name)) continue;
    name = tag;
    if (hit[1] === '') {
      start = hit.index;
      headEnd = Math.min(headEnd, start);
    } else if (start >= 0) {
      const end = text.indexOf('>', token.lastIndex);
      if (end === -1) break;
      spans.push({ start, end: end + 1 });
      start = -1;
    }
  }
  return { spans, headEnd };
}

/** Where to go on after a token: behind the section it opens, or -1 when that section never ends. */
function endOfOpaque(text: string, token: string, from: number): number {
  if (token.startsWith('</') || !token.startsWith('<!')) return from;
  const closer = token === '<!--' ? '-->' : ']]>';
  const end = text.indexOf(closer, from);
  return end === -1 ? -1 : end + closer.length;
}
