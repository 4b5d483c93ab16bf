export type DoctypeVerdict =
  | { kind: 'clean'; text: string; entities: ReadonlyMap<string, string> }
  | { kind: 'refused'; detail: string };

/** A document type declaration longer than this is no feed's. */
const MAX_DOCTYPE = 20_000;

/** Comments and instructions that are looked over before the root element. */
const MAX_PROLOG = 200;

/** Declared entities that are taken. */
const MAX_ENTITIES = 100;

const NO_ENTITIES: ReadonlyMap<string, string> = new Map();

/**
 * Takes the document type declaration away before any XML reader sees it, so that nothing outside the document is
 * ever fetched. Entities that it declares as plain short texts are answered by name; one whose entities refer to
 * each other (the 'billion laughs') is refused outright. HTML's named entities are resolved later by name.
 */
export function stripDoctype(text: string): DoctypeVerdict {
  const start = afterProlog(text);
  if (!/^<!doctype[\s[]/i.test(text.slice(start, start + 10)))
    return { kind: 'clean', text, entities: NO_ENTITIES };
  const end = doctypeEnd(text, start);
  if (end === -1) return { kind: 'refused', detail: 'The document type declaration does not end.' };
  const declaration = text.slice(start, end);
  if (/<!ENTITY\s+[^%\s"'>]{1,100}\s+(?:"[^"]*&[a-z][^"]*"|'[^']*&[a-z][^']*')/i.test(declaration)) {
    return { kind: 'refused', detail: 'The document declares entities that refer to other entities.' };
  }
  const rest = text.slice(0, start) + text.slice(end);
  return { kind: 'clean', text: rest, entities: declaredEntities(declaration) };
}

/** The index of the first tag or declaration: behind white space, instructions and comments. The length if none. */
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
