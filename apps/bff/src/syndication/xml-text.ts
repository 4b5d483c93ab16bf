import { escapeUTF8 } from 'entities';
import { withoutControls } from '#domain/ingest/article';

/** An element with a text, well-formed for any text. @param attributes with their leading space, escaped */
export function element(name: string, content: string, attributes = ''): string {
  return `<${name}${attributes}>${xmlText(content)}</${name}>`;
}

/** For texts and attributes. */
export function xmlText(content: string): string {
  return escapeUTF8(withoutControls(content.toWellFormed()));
}
