import { contentOf, type Fields, fieldsOf, textOf } from './xml-markup.js';
import type { XmlNode } from './xml-tree.js';

/** Limit of persons per item: longer lists are staff lists. */
const MAX_PERSONS = 5;

/**
 * The authors of an item in one line: its authors, otherwise its creators, otherwise those of podcast or other
 * modules. A creator with a name takes precedence over an author with only an email address.
 */
export function personsOf(fields: Fields): string | null {
  const authors = persons(fields, 'author');
  if (authors !== null && !/^[^\s()]{1,100}@[^\s()]{1,100}$/.test(authors)) return authors;
  return (
    firstPersons(fields, 'dc:creator', 'dc:author') ??
    authors ??
    firstPersons(fields, 'itunes:author', 'atom:author')
  );
}

/** The persons in the first of these fields that names any. */
export function firstPersons(fields: Fields, ...names: string[]): string | null {
  for (const name of names) {
    const found = persons(fields, name);
    if (found !== null) return found;
  }
  return null;
}

function persons(fields: Fields, name: string): string | null {
  const names = (fields.get(name) ?? []).slice(0, MAX_PERSONS).flatMap((node) => nameOf(node) ?? []);
  return names.length === 0 ? null : names.join(', ');
}

/** In Atom a person is an element with `name` and `email`, in RSS a line of text. */
function nameOf(node: XmlNode): string | null {
  const inner = fieldsOf(node);
  if (inner.size === 0) return contentOf(node);
  return textOf(inner, 'name', 'atom:name', 'email', 'atom:email') ?? contentOf(node);
}
