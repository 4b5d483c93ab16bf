import { numberLabel } from './numbers';
import { i18n } from './runtime';

/**
 * What is English elsewhere, such as a message of the server, in the language of the interface if its catalogue knows
 * it. What was filled in stays as it is.
 */
export function said(english: string): string {
  const known = i18n.messages;
  if (Object.hasOwn(known, english)) return i18n._(english);
  for (const { id, shape } of shapesOf(known)) {
    const filled = shape.exec(english);
    if (filled !== null) return i18n._(id, { ...filled.slice(1).map(written) });
  }
  return english;
}

/** A number as the language writes it. */
const written = (filled: string) => (/^\d+(?:\.\d+)?$/.test(filled) ? numberLabel(Number(filled)) : filled);

interface Shape {
  id: string;
  shape: RegExp;
}

/** With less around what is filled in, too many other texts would fit. */
const LEAST_FIXED = 8;

const fixedLetters = (id: string) => id.replace(/\{\d\}|\P{L}/gu, '').length;

let shapes: { of: object; list: Shape[] } | undefined;

/** The messages of a catalogue in which something is filled in, such as 'You can follow at most {0} topics.' */
function shapesOf(known: object): Shape[] {
  if (shapes?.of !== known) {
    const ids = Object.keys(known).filter((id) => id.includes('{0}') && fixedLetters(id) >= LEAST_FIXED);
    shapes = { of: known, list: ids.map((id) => ({ id, shape: shapeOf(id) })) };
  }
  return shapes.list;
}

function shapeOf(id: string): RegExp {
  const parts = id.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+?)')}$`, 's');
}
