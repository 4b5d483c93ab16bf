import type { z } from 'zod';
import { FIRST_SCREEN_ID, type FirstScreen } from '#contract/reading';

let written: Record<string, unknown> | undefined;
const read = new Map<string, unknown>();

/** On the server, which renders one page after another: the data for the next one. */
export function writeFirstScreen(data: Record<string, unknown>): void {
  written = data;
  read.clear();
}

/** The data of this kind that the server wrote into the loaded page; undefined if none is valid. */
export function firstScreen<K extends keyof FirstScreen>(
  part: K,
  schema: z.ZodType<FirstScreen[K]>,
): FirstScreen[K] | undefined {
  if (!read.has(part)) {
    written ??= readPage();
    read.set(part, schema.safeParse(written[part]).data);
  }
  return read.get(part) as FirstScreen[K] | undefined;
}

function readPage(): Record<string, unknown> {
  const text = document.getElementById(FIRST_SCREEN_ID)?.textContent;
  if (!text) return {};
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    // The page was cut short; the calls fetch the same data.
    return {};
  }
}
