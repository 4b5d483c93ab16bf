import type { TermNumbers } from './term-numbers.js';
import { TermSums } from './term-sums.js';
import type { TopicMemory } from './topic-memory.js';

/** Version of the stored text. Increase it with each change of `StoredMemory` or of the terms; other versions are not read. */
export const TOPIC_MEMORY_FORMAT = 1;

/** Digits of a weight: more precise than any decision needs. */
const DIGITS = 5;

interface StoredMap {
  keys: string[];
  values: number[];
}

interface StoredVector {
  weights: StoredMap;
  norm: number;
}

/** What is stored of a topic. Its place in the index is not. */
type StoredMemory = Omit<TopicMemory, 'sums' | 'headings' | 'names' | 'slot'> & {
  text: StoredVector;
  title: StoredVector;
  headings: StoredMap;
  names: StoredMap;
};

/** A topic's memory as compact JSON. */
export function writeMemory(topic: TopicMemory): string {
  const { sums, headings, names, slot: _, ...rest } = topic;
  const terms = [...sums.entries()];
  const stored: StoredMemory = {
    ...rest,
    text: { weights: storedMap(terms.map(([term, text]) => [term, text])), norm: sums.textNorm },
    title: {
      weights: storedMap(terms.flatMap(([term, , title]) => (title > 0 ? [[term, title] as const] : []))),
      norm: sums.titleNorm,
    },
    headings: storedMap(headings),
    names: storedMap(names),
  };
  return JSON.stringify(stored);
}

/**
 * Reads a text from `writeMemory`; null for any other text.
 * @param numbersOf the numbers of a language's terms
 */
export function readMemory(text: string, numbersOf: (language: string) => TermNumbers): TopicMemory | null {
  const stored = parsed(text);
  if (!isMemory(stored)) return null;
  const { text: texts, title: titles, headings, names, ...rest } = stored;
  const sums = new TermSums(numbersOf(stored.language));
  sums.add(vectorOf(texts), vectorOf(titles));
  return { ...rest, sums, headings: mapOf(headings), names: mapOf(names), slot: -1 };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function storedMap(entries: Iterable<readonly [string, number]>): StoredMap {
  const stored: StoredMap = { keys: [], values: [] };
  for (const [key, value] of entries) {
    stored.keys.push(key);
    stored.values.push(short(value));
  }
  return stored;
}

/** Rounds weights, but not times. */
function short(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS));
}

function vectorOf({ weights, norm }: StoredVector) {
  return { weights: mapOf(weights), norm };
}

function mapOf({ keys, values }: StoredMap): Map<string, number> {
  return new Map(keys.map((key, index) => [key, values[index] ?? 0]));
}

function isMemory(memory: unknown): memory is StoredMemory {
  if (typeof memory !== 'object' || memory === null) return false;
  const { key, language, text, title, names, headings } = memory as Partial<StoredMemory>;
  return (
    typeof key === 'string' &&
    typeof language === 'string' &&
    [text?.weights, title?.weights, names, headings].every(isStoredMap)
  );
}

function isStoredMap(value: unknown): value is StoredMap {
  if (typeof value !== 'object' || value === null) return false;
  const { keys, values } = value as Partial<StoredMap>;
  return Array.isArray(keys) && Array.isArray(values);
}
