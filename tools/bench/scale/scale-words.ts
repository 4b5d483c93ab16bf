import type { Database } from '#persistence/database';
import { rankAt, scattered, VOCABULARY, wordOf } from '../search/search-world.js';

const QUANTILES = 65_536;

/** Invented words with frequencies as in news, and their stems. */
export interface ScaleWords {
  words: readonly string[];
  /** Null for stop words. */
  stems: readonly (string | null)[];
  /** Ranks of words, by quantile of their frequency. */
  ranks: Uint16Array;
}

/** Asks the database for the stems, once for each word. */
export async function scaleWords(db: Database): Promise<ScaleWords> {
  const words = Array.from({ length: VOCABULARY }, (_, rank) => wordOf(rank));
  const rows = await db.rows<{ stem: string | null }>(
    `select (tsvector_to_array(to_tsvector('english', word)))[1] as stem
       from unnest($1::text[]) with ordinality w (word, place) order by place`,
    [words],
  );
  const ranks = Uint16Array.from({ length: QUANTILES }, (_, n) => rankAt(n / QUANTILES));
  return { words, stems: rows.map(({ stem }) => stem), ranks };
}

/** The ranks of `count` words of text `n`, the same in every run. */
export function ranksOf({ ranks }: ScaleWords, n: number, count: number): number[] {
  const found: number[] = [];
  for (let place = 0; place < count; place++)
    found.push(ranks[Math.floor(scattered(Math.imul(n, 41) + place) * QUANTILES)] ?? 0);
  return found;
}

/** The text of a `tsvector`: the first `titled` words have weight A, the others B. */
export function vectorOf({ stems }: ScaleWords, ranks: readonly number[], titled: number): string {
  let vector = '';
  for (let place = 0; place < ranks.length; place++) {
    const stem = stems[ranks[place] ?? 0];
    if (stem) vector += `${stem}:${place + 1}${place < titled ? 'A' : 'B'} `;
  }
  return vector;
}

/** The words of these ranks, as a text. */
export function textOf({ words }: ScaleWords, ranks: readonly number[]): string {
  return ranks.map((rank) => words[rank] ?? wordOf(rank)).join(' ');
}
