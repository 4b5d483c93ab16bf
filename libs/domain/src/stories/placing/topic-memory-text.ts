import type { TopicMemory } from './topic-memory.js';

/** Version of the stored text. Increase it with each change of `TopicMemory` or of the terms; other versions are not read. */
export const TOPIC_MEMORY_FORMAT = 1;

/** Digits of a weight: more precise than any decision needs. */
const DIGITS = 5;

interface StoredMap {
  keys: string[];
  values: number[];
}

/** Fields that belong to a search, not to the topic. */
const PASSING: readonly string[] = ['search', 'product'] satisfies (keyof TopicMemory)[];

/** A topic's memory as compact JSON. */
export function writeMemory(topic: TopicMemory): string {
  return JSON.stringify(topic, (key, value: unknown) => {
    if (PASSING.includes(key)) return undefined;
    if (value instanceof Map) return { keys: [...value.keys()], values: [...value.values()].map(short) };
    return value;
  });
}

/** Reads a text from `writeMemory`; null for any other text. */
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

/** Rounds weights, but not times. */
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
