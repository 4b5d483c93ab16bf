export type DoctypeVerdict = { kind: 'clean'; text: string } | { kind: 'refused'; detail: string };

/** A document type declaration longer than this is no feed's. */
const MAX_DOCTYPE = 20_000;

/**
 * Takes the document type declaration away before any XML reader sees it, so that no entity of the document's
 * own is ever expanded or fetched. A declaration whose entities refer to each other (the 'billion laughs') is
 * refused outright. HTML's named entities are resolved later by name.
 */
export function stripDoctype(text: string): DoctypeVerdict {
  const start = text.slice(0, MAX_DOCTYPE).search(/<!doctype[\s[]/i);
  if (start === -1 || /<[a-z]/i.test(text.slice(0, start))) return { kind: 'clean', text };
  const end = doctypeEnd(text, start);
  if (end === -1) return { kind: 'refused', detail: 'The document type declaration does not end.' };
  const declaration = text.slice(start, end);
  if (/<!ENTITY\s+[^%\s"'>]{1,100}\s+(?:"[^"]*&[a-z][^"]*"|'[^']*&[a-z][^']*')/i.test(declaration)) {
    return { kind: 'refused', detail: 'The document declares entities that refer to other entities.' };
  }
  return { kind: 'clean', text: text.slice(0, start) + text.slice(end) };
}

/** The index behind the declaration's `>`; quotes and the internal subset are respected. */
function doctypeEnd(text: string, start: number): number {
  const limit = Math.min(text.length, start + MAX_DOCTYPE);
  let inSubset = false;
  for (let at = start; at < limit; at++) {
    const char = text[at];
    if (char === '"' || char === "'") {
      at = text.indexOf(char, at + 1);
      if (at === -1 || at >= limit) return -1;
    } else if (char === '[') inSubset = true;
    else if (char === ']') inSubset = false;
    else if (char === '>' && !inSubset) return at + 1;
  }
  return -1;
}
