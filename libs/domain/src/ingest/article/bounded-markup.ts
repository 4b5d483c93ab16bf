/** Limits of one piece of markup. Sanitising takes longer than linear time in both. Real articles have far less. */
const MAX_TAGS = 10_000;
const MAX_DEPTH = 200;

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** A tag of these closes an open one of the same name. */
const CLOSES_ITSELF = new Set('p li td th tr dt dd option'.split(' '));

const TAG = /<(\/?)([a-z][^\s/>]{0,30})/gi;

/**
 * Markup that can be sanitised quickly: cut after 10,000 tags, and without the tags that would nest deeper than 200
 * elements. Their text stays. Markup within these limits is unchanged. Takes linear time.
 */
export function boundedMarkup(markup: string): string {
  const cut = afterTags(markup);
  const text = cut === -1 ? markup : markup.slice(0, cut);
  const open: string[] = [];
  const kept: string[] = [];
  let from = 0;
  for (const { index, 0: tag, 1: slash, 2: written = '' } of text.matchAll(TAG)) {
    if (index < from) continue;
    const name = written.toLowerCase();
    if (slash === '/') {
      const opened = open.lastIndexOf(name);
      if (opened !== -1) open.length = opened;
    } else if (VOID.has(name) || (CLOSES_ITSELF.has(name) && open.at(-1) === name)) continue;
    else if (open.length < MAX_DEPTH) open.push(name);
    else {
      const end = text.indexOf('>', index + tag.length);
      kept.push(text.slice(from, index));
      from = end === -1 ? text.length : end + 1;
    }
  }
  return from === 0 ? text : kept.join('') + text.slice(from);
}

/** Where the first tag beyond the limit starts, or -1. */
function afterTags(markup: string): number {
  let at = -1;
  for (let tags = 0; tags <= MAX_TAGS; tags++) {
    at = markup.indexOf('<', at + 1);
    if (at === -1) return -1;
  }
  return at;
}
