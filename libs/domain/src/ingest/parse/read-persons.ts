import { contentOf, type Fields, fieldsOf, textOf } from './xml-markup.js';
import type { XmlNode } from './xml-tree.js';

/** Persons named for one item; more are a staff list. */
const MAX_PERSONS = 5;

/**
 * Who wrote an item, as one line: its authors, else its creators, else whom a podcast or module names. An author
 * who is only a mail address yields to a creator with a name.
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

/** Whom a channel or an item names in the first of these fields that names anybody. */
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

/** An Atom person is an element with `name` and `email`, an RSS one a line of text. */
function nameOf(node: XmlNode): string | null {
  const inner = fieldsOf(node);
  if (inner.size === 0) return contentOf(node);
  return textOf(inner, 'name', 'atom:name', 'email', 'atom:email') ?? contentOf(node);
}
