import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';
import { nameOf, rootedAt, scopeWithin, type XmlDocument, type XmlScope } from './xml-names.js';

/** Deeper nesting is rejected: no real feed has it. */
const MAX_DEPTH = 200;

/** Limit of elements in one item, with those of its markup. */
const MAX_NODES = 50_000;

export interface XmlNode {
  name: string;
  /** The tag as written, in lower case. */
  tag: string;
  /** Names in lower case. Values as written, with unresolved entities. */
  attributes: Record<string, string>;
  /** Elements, and text with entities resolved once. */
  children: (XmlNode | string)[];
  /** True if part of the text is in a CDATA section. */
  cdata: boolean;
  scope: XmlScope;
}

/** The XML has too many elements, or they are nested too deeply. */
export class XmlTooLarge extends Error {
  readonly code = 'xml_too_large';
}

/**
 * Parses XML leniently, as browsers parse HTML: malformed markup is repaired, and only excessive size is rejected.
 * Returns a nameless node that contains the parsed nodes. Takes linear time.
 * @throws XmlTooLarge if there are too many elements or they are nested too deeply
 */
export function readXml(text: string, outer: XmlScope, isDocument = false): XmlNode {
  const top: XmlNode = { name: '', tag: '', attributes: {}, children: [], cdata: false, scope: outer };
  const open: XmlNode[] = [];
  let current = top;
  let count = 0;
  let inCdata = false;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (open.length >= MAX_DEPTH || ++count > MAX_NODES) throw new XmlTooLarge(`at element ${count}`);
        const scope = scopeWithin(current.scope, attributes);
        if (isDocument && count === 1) rootedAt(tag, scope);
        const node = { name: nameOf(tag, scope), tag, attributes, children: [], cdata: false, scope };
        current.children.push(node);
        open.push(current);
        current = node;
      },
      onclosetag() {
        current = open.pop() ?? top;
      },
      ontext(data) {
        current.children.push(inCdata ? data : resolved(data, outer.document));
      },
      oncdatastart() {
        inCdata = true;
        current.cdata = true;
      },
      oncdataend() {
        inCdata = false;
      },
    },
    { xmlMode: true, decodeEntities: false, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(text);
  return top;
}

/** An attribute's value with entities resolved. Null if it is missing or empty. */
export function attribute(node: XmlNode | undefined, name: string): string | null {
  if (node === undefined || !Object.hasOwn(node.attributes, name)) return null;
  return resolved(node.attributes[name] ?? '', node.scope.document).trim() || null;
}

/** Resolves HTML's named entities, numeric entities and declared entities, once: `&amp;lt;` becomes `&lt;`. */
function resolved(text: string, document: XmlDocument): string {
  if (!text.includes('&')) return text;
  if (document.entities.size === 0) return decodeHTMLStrict(text);
  return decodeHTMLStrict(withDeclared(text, document));
}

/** Expands the declared entities, within the document's budget. */
function withDeclared(text: string, document: XmlDocument): string {
  const parts: string[] = [];
  let at = 0;
  for (const hit of text.matchAll(/&([\w.-]{1,60});/g)) {
    const value = document.entities.get(hit[1] ?? '');
    if (value === undefined) continue;
    document.entityBudget -= value.length;
    if (document.entityBudget < 0) break;
    parts.push(text.slice(at, hit.index), value);
    at = hit.index + hit[0].length;
  }
  parts.push(text.slice(at));
  return parts.join('');
}
