export type DoctypeVerdict =
  | { kind: 'clean'; text: string; entities: ReadonlyMap<string, string> }
  | { kind: 'refused'; detail: string };

/** Longer document type declarations are rejected (characters). */
const MAX_DOCTYPE = 20_000;

/** Limit of comments and instructions before the root element. */
const MAX_PROLOG = 200;

/** Limit of declared entities. */
const MAX_ENTITIES = 100;

const NO_ENTITIES: ReadonlyMap<string, string> = new Map();

/**
 * Removes the document type declaration before an XML parser sees it, so that nothing external is ever fetched.
 * Returns the declared entities that are short plain text. A document whose entities refer to each other ('billion
 * laughs') is rejected. HTML's named entities are resolved later.
 */
export function stripDoctype(text: string): DoctypeVerdict {
  const start = afterProlog(text);
  if (!/^<!doctype[\s[]/i.test(text.slice(start, start + 10)))
    return { kind: 'clean', text, entities: NO_ENTITIES };
  const end = doctypeEnd(text, start);
  if (end === -1) return { kind: 'refused', detail: 'The document type declaration is not closed.' };
  const declaration = text.slice(start, end);
  if (/<!ENTITY\s+[^%\s"'>]{1,100}\s+(?:"[^"]*&[a-z][^"]*"|'[^']*&[a-z][^']*')/i.test(declaration)) {
    return { kind: 'refused', detail: 'The document declares entities that refer to other entities.' };
  }
  const rest = text.slice(0, start) + text.slice(end);
  return { kind: 'clean', text: rest, entities: declaredEntities(declaration) };
}

/**
 * The index of the first tag or declaration, after white space, instructions and comments. The length of the text if
 * there is none.
 */
export function afterProlog(text: string): number {
  let at = 0;
  for (let step = 0; step < MAX_PROLOG; step++) {
    const open = text.indexOf('<', at);
    if (open === -1) return text.length;
    const closer = text.startsWith('<!--', open) ? '-->' : text.startsWith('<?', open) ? '?>' : null;
    if (closer === null) return open;
    const end = text.indexOf(closer, open + 2);
    if (end === -1) return text.length;
    at = end + closer.length;
  }
  return at;
}

function declaredEntities(declaration: string): ReadonlyMap<string, string> {
  const entities = new Map<string, string>();
  const plain =
    /<!ENTITY\s{1,20}([\w.-]{1,60})\s{1,20}(?:"((?:[^"&%<]|&#\w{1,8};){0,100})"|'((?:[^'&%<]|&#\w{1,8};){0,100})')\s{0,20}>/gi;
  for (const [, name, double, single] of declaration.matchAll(plain)) {
    if (name !== undefined && entities.size < MAX_ENTITIES) entities.set(name, double ?? single ?? '');
  }
  return entities;
}

/** The index after the `>` of the declaration. Skips quotes and the internal subset. -1 if there is none. */
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
