import { filledIn } from './filled-in';
import { i18n } from './i18n';

/**
 * What is English elsewhere, such as a message of the server, in the language of the interface if its catalogue knows
 * it, with what was filled in. Names stay as they are.
 */
export function said(english: string): string {
  const known = i18n.messages;
  if (Object.hasOwn(known, english)) return i18n._(english);
  for (const { id, shape } of shapesOf(known)) {
    const filled = shape.exec(english);
    if (filled !== null) return i18n._(id, { ...filled.slice(1).map((part, at) => partOf(id, part, at)) });
  }
  return english;
}

/** After a colon is a sentence, or what somebody wrote; in quotation marks what somebody wrote. */
function partOf(id: string, filled: string, at: number): string {
  if (id.includes(`“{${at}}”`)) return filled;
  return id.includes(`: {${at}}`) ? said(filled) : filledIn(filled);
}

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
  const [start = '', ...parts] = id
    .split(/\{\d\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Right after another one is what may be left out: ' (usually every 4 hours)'.
  const filled = parts.map(
    (part, at) => `${at > 0 && parts[at - 1] === '' ? String.raw`(| \(.+?\))` : '(.+?)'}${part}`,
  );
  return new RegExp(`^${start}${filled.join('')}$`, 's');
}
