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

const BLOCKS = /<\/(?:p|div|li|h\d|blockquote|figcaption|tr|pre)>|<br\s*\/?>/gi;

/** The paragraphs of an article's HTML, as plain text. */
export function paragraphsOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html.replace(BLOCKS, '\n$&'), 'text/html');
  return (page.body.textContent ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
