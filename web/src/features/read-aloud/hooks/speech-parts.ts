/** Longer utterances are cut off by some browsers. */
const PART_CHARS = 240;

/** Text in the order of reading: whole sentences in parts of at most 240 characters. Longer sentences are split between words. */
export function speechParts(texts: readonly string[], language: string): string[] {
  return texts.flatMap((text) => joined(sentencesOf(text, language).flatMap(pieces)));
}

function sentencesOf(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(known(language), { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}

/** An outlet may name a language that no browser knows. */
function known(language: string): string[] {
  try {
    return Intl.Segmenter.supportedLocalesOf(language);
  } catch {
    return [];
  }
}

function pieces(sentence: string): string[] {
  return sentence.length <= PART_CHARS ? [sentence] : joined(sentence.split(/\s+/).flatMap(chopped));
}

/** A word without spaces, such as an address, or a language that writes none. */
function chopped(word: string): string[] {
  const letters = [...word];
  const parts: string[] = [];
  for (let at = 0; at < letters.length; at += PART_CHARS)
    parts.push(letters.slice(at, at + PART_CHARS).join(''));
  return parts;
}

function joined(pieces: readonly string[]): string[] {
  const parts: string[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= PART_CHARS)
      parts[parts.length - 1] = `${last} ${piece}`;
    else parts.push(piece);
  }
  return parts;
}

/** What stands apart from what is before and after it. */
const BLOCKS =
  /^(?:address|article|aside|blockquote|br|caption|dd|div|dl|dt|figcaption|figure|h[1-6]|header|footer|hr|li|ol|p|pre|section|table|td|th|tr|ul)$/;
const SILENT = 'script, style, template, noscript';

/** The paragraphs of an article's HTML, as plain text. */
export function paragraphsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(SILENT)) element.remove();
  return textOf(body)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The text with its visible line breaks. Line breaks in the source count only inside `pre`. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? '';
    return node.parentElement?.closest('pre') ? text : text.replace(/\s+/g, ' ');
  }
  const text = Array.from(node.childNodes, textOf).join('');
  return BLOCKS.test(node.nodeName.toLowerCase()) ? `\n${text}\n` : text;
}
