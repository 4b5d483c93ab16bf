import { decodeHTMLStrict } from 'entities';
import { withoutInvisible } from '#vocabulary';
import { withoutControls } from './without-controls.js';

const INLINE =
  'a abbr acronym b bdi bdo big blink center cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr';
const BLOCK =
  'address article aside blockquote body caption col colgroup dd details dialog div dl dt embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html img input label legend li link main menu meta nav ol option p picture pre section select source summary table tbody td tfoot th thead title tr ul';
const OPAQUE = 'script style iframe noscript object svg math textarea template video audio button canvas';

/** Of the blocks, those that can stand within a sentence, and cells, which would be lines of a word or two. */
const EMBEDDED = 'col colgroup embed img input label link meta picture select source td th';

const inline = new Set(INLINE.split(' '));
const embedded = new Set(EMBEDDED.split(' '));
const block = new Set(BLOCK.split(' '));
const opaque = new Map(OPAQUE.split(' ').map((name) => [name, new RegExp(`</${name}[^>]{0,200}>`, 'gi')]));

/** How many levels of escaping are undone. Real feeds escape at most twice. */
const MAX_ROUNDS = 2;

/** Longer text is cut before it is processed (characters). */
const MAX_MARKUP = 200_000;

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

/**
 * The plain text of a piece of HTML. HTML tags are removed (block tags leave a space), scripts and styles with their
 * content. Entities are resolved, even if a publisher escaped them twice. Whitespace is collapsed to one space. A `<`
 * that opens no HTML tag stays: '1 < 2' is text. Takes linear time.
 */
export function plainText(markup: string): string {
  return onOneLine(plainParagraphs(markup));
}

/**
 * The same, but what stands in blocks of its own is on lines of its own: the last words of a standfirst, heading or caption often have
 * no full stop, and would run into the next sentence. Line breaks within a block are spaces.
 */
export function plainParagraphs(markup: string): string {
  if (!markup.includes('<') && !markup.includes('&')) return collapse(markup.slice(0, MAX_MARKUP));
  let text = markup.slice(0, MAX_MARKUP);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = text;
    if (text.includes('<')) text = withoutTags(text);
    if (ENTITY.test(text)) text = decodeHTMLStrict(text);
    if (text === before) break;
  }
  return collapse(text);
}

/** Paragraphs one after the other. */
export function onOneLine(paragraphs: string): string {
  return paragraphs.replaceAll('\n', ' ');
}

/**
 * The plain text of a headline: markup is removed once and entities are resolved once. Markup and entities that remain
 * are part of the headline.
 */
export function titleText(markup: string): string {
  const text = markup.includes('<') ? withoutTags(markup) : markup;
  return onOneLine(collapse(text.includes('&') ? decodeHTMLStrict(text) : text));
}

/** Cleans text that was declared as plain: tags are text and stay, double escaping is undone. */
export function healedText(text: string): string {
  return onOneLine(collapse(text.includes('&') && ENTITY.test(text) ? decodeHTMLStrict(text) : text));
}

/** Cuts at a word boundary. The result is at most `limit` characters with its ellipsis. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit);
  const space = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'));
  const kept = space > limit / 2 ? head.slice(0, space) : head.slice(0, limit - 1);
  return `${kept.replace(/[\s,;:.\-–—\uD800-\uDBFF]+$/u, '')}…`;
}

/** No character that could be invisible: most texts. */
const PLAIN = /^[\n -~\u00A0-\u00AC\u00AE-\u02FF\u2010-\u2027\u2030-\u205E\u20A0-\u20CF]*$/;

/** Two spaces in a row, or whitespace that is not a plain space. */
const UNEVEN = /[^\S ]|[\u200B\uFEFF]| {2}/;

/** White space as single spaces or, between blocks, line breaks, without controls and invisible characters. Zero-width spaces separate words. */
function collapse(text: string): string {
  const even = UNEVEN.test(text)
    ? text.replace(/[\s\u200B\uFEFF]+/g, (run) => (isBreak(run) ? '\n' : ' '))
    : text;
  return PLAIN.test(even)
    ? even.trim()
    : withoutInvisible(withoutControls(even)).replace(/\n\s+/gu, '\n').trim();
}

/** A block begins or ends here. */
const PARAGRAPH = '\u2029';
/** A line ends here. Two in a row begin a paragraph. */
const LINE = '\u2028';

function isBreak(space: string): boolean {
  return space.includes(PARAGRAPH) || space.indexOf(LINE) !== space.lastIndexOf(LINE);
}

function withoutTags(text: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    if (open === -1) break;
    parts.push(text.slice(at, open));
    const skipped = skipTag(text, open);
    parts.push(skipped.leaves);
    at = skipped.next;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

function skipTag(text: string, open: number): { leaves: string; next: number } {
  if (text.startsWith('<!--', open)) return { leaves: ' ', next: endOf(text, '-->', open) };
  if (text.startsWith('<![CDATA[', open)) return { leaves: '', next: open + 9 };
  const match = /^<\/?([a-z][a-z\d]{0,15})(?=[\s>/])/i.exec(text.slice(open, open + 20));
  const name = match?.[1]?.toLowerCase() ?? '';
  const ends = opaque.get(name);
  if (ends !== undefined && text[open + 1] !== '/') {
    ends.lastIndex = open;
    return { leaves: ' ', next: ends.exec(text) === null ? text.length : ends.lastIndex };
  }
  if (inline.has(name)) return { leaves: '', next: endOf(text, '>', open) };
  if (name === 'br') return { leaves: LINE, next: endOf(text, '>', open) };
  if (block.has(name)) return { leaves: embedded.has(name) ? ' ' : PARAGRAPH, next: endOf(text, '>', open) };
  if (ends !== undefined) return { leaves: ' ', next: endOf(text, '>', open) };
  return { leaves: '<', next: open + 1 };
}

function endOf(text: string, closer: string, from: number): number {
  const at = text.indexOf(closer, from);
  return at === -1 ? text.length : at + closer.length;
}
