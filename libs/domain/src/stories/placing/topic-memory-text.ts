import type { TopicMemory } from './topic-memory.js';

/** Of the text below: another one is not read. It grows with every change of `TopicMemory` or of how terms are made. */
export const TOPIC_MEMORY_FORMAT = 1;

/** Digits of a weight: more than any decision can tell apart. */
const DIGITS = 5;

interface StoredMap {
  keys: string[];
  values: number[];
}

/** Of a search, not of the topic. */
const PASSING: readonly string[] = ['search', 'product'] satisfies (keyof TopicMemory)[];

/** A topic's memory as compact JSON. */
export function writeMemory(topic: TopicMemory): string {
  return JSON.stringify(topic, (key, value: unknown) => {
    if (PASSING.includes(key)) return undefined;
    if (value instanceof Map) return { keys: [...value.keys()], values: [...value.values()].map(short) };
    return value;
  });
}

/** Reads it back; null where the text is none of `writeMemory`. */
export function readMemory(text: string): TopicMemory | null {
  try {
    const topic: unknown = JSON.parse(text, (_, value: unknown) =>
      isStoredMap(value) ? mapOf(value) : value,
    );
    return isMemory(topic) ? Object.assign(topic, { search: 0, product: 0 }) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Weights lose digits, times do not. */
function short(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS));
}

function isStoredMap(value: unknown): value is StoredMap {
  if (typeof value !== 'object' || value === null) return false;
  const { keys, values } = value as Partial<StoredMap>;
  return Array.isArray(keys) && Array.isArray(values);
}

function mapOf({ keys, values }: StoredMap): Map<string, number> {
  return new Map(keys.map((key, index) => [key, values[index] ?? 0]));
}

function isMemory(topic: unknown): topic is TopicMemory {
  if (typeof topic !== 'object' || topic === null) return false;
  const { key, language, text, title, names, headings } = topic as Partial<TopicMemory>;
  return (
    typeof key === 'string' &&
    typeof language === 'string' &&
    [text?.weights, title?.weights, names, headings].every((each) => each instanceof Map)
  );
}
