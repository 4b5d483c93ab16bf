import type { XmlNode } from './xml-tree.js';
import { attribute } from './xml-tree.js';

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Longer content of an element is cut (characters). Much less is shown. */
const MAX_CONTENT = 300_000;

/** Of trimmed text. White space at the end would be tried once more for each character before it. */
const BASE64 = /^[a-z\d+/\s]{4,}={0,2}$/i;

/** Children by name, in document order. */
export type Fields = ReadonlyMap<string, XmlNode[]>;

export function fieldsOf(node: XmlNode): Fields {
  const fields = new Map<string, XmlNode[]>();
  for (const child of node.children) {
    if (typeof child === 'string') continue;
    const before = fields.get(child.name);
    if (before === undefined) fields.set(child.name, [child]);
    else before.push(child);
  }
  return fields;
}

/** The content of the first of these fields that is not empty. */
export function textOf(fields: Fields, ...names: string[]): string | null {
  for (const name of names) {
    for (const node of fields.get(name) ?? []) {
      const content = contentOf(node);
      if (content !== null) return content;
    }
  }
  return null;
}

/** The contents of all fields with these names, at most `limit`. */
export function textsOf(fields: Fields, limit: number, ...names: string[]): string[] {
  const nodes = names.flatMap((name) => fields.get(name)?.slice(0, limit) ?? []);
  return nodes.flatMap((node) => contentOf(node) ?? []).slice(0, limit);
}

/**
 * The content of an element as text or markup. Encoded content is decoded (Atom 0.3 `mode`, RFC 4287 4.1.3.3). Child
 * elements are serialised, without the `div` that wraps Atom content. URLs become absolute if the document states a
 * base. Null if there is no content.
 */
export function contentOf(node: XmlNode): string | null {
  const [only] = node.children;
  if (only === undefined) return null;
  const plain = node.children.length === 1 && typeof only === 'string' ? only : null;
  const carried = plain ?? (node.children.every(isText) ? node.children.join('') : markupOf(node));
  const bounded = carried.length > MAX_CONTENT ? carried.slice(0, MAX_CONTENT) : carried;
  const content = (isEncoded(node) ? decoded(bounded) : bounded).trim();
  if (content === '') return null;
  const { base } = node.scope;
  return base !== null && content.includes('<') ? withAbsoluteAddresses(content, base) : content;
}

function isText(child: XmlNode | string): child is string {
  return typeof child === 'string';
}

function isEncoded(node: XmlNode): boolean {
  const mode = node.attributes.mode;
  if (mode !== undefined) return mode.toLowerCase() === 'base64';
  const type = node.attributes.type;
  if (type?.includes('/') !== true || node.name.includes(':')) return false;
  return !/^text\/|^application\/(?:xml|xhtml)|[+/]xml\s*$/i.test(type);
}

function decoded(text: string): string {
  return BASE64.test(text.trim()) ? Buffer.from(text, 'base64').toString('utf8') : text;
}

function markupOf(node: XmlNode): string {
  const elements = node.children.filter((child): child is XmlNode => !isText(child));
  const [wrapper] = elements;
  const wrapped =
    elements.length === 1 && wrapper?.tag.endsWith('div') === true && attribute(node, 'type') === 'xhtml';
  return written(wrapped && wrapper !== undefined ? wrapper : node);
}

function written(node: XmlNode): string {
  const parts = node.children.map((child) => {
    if (!isText(child)) return element(child);
    return node.cdata
      ? child
      : child.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  });
  return parts.join('');
}

function element(node: XmlNode): string {
  const tag = node.name.startsWith('xhtml:') ? node.name.slice(6) : node.tag;
  const attributes = Object.entries(node.attributes)
    .filter(
      ([name]) => !name.startsWith('xml:') && !(name.startsWith('xmlns') && node.name.startsWith('xhtml:')),
    )
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`);
  const start = `<${tag}${attributes.join('')}`;
  if (node.children.length === 0 && VOID.has(tag)) return `${start} />`;
  return `${start}>${written(node)}</${tag}>`;
}

/** Makes relative URLs in tags absolute. URLs that cannot be resolved stay as they are. */
function withAbsoluteAddresses(markup: string, base: string): string {
  return markup.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(
      /(\s(?:href|src|cite|poster|action)\s{0,3}=\s{0,3})(?:"([^"]*)"|'([^']*)')/gi,
      (whole, before: string, double?: string, single?: string) => {
        const address = URL.parse((double ?? single ?? '').trim().replaceAll('&amp;', '&'), base)?.href;
        return address === undefined ? whole : `${before}"${address.replaceAll('&', '&amp;')}"`;
      },
    ),
  );
}
