import { createRequire } from 'node:module';

type Tinyld = typeof import('tinyld');

let tinyld: Tinyld | null = null;

/**
 * The languages that a text may be in, the likeliest first. The detector's tables take 33 MB and a fifth of a second, so they
 * are loaded at the first call: most processes never make one.
 */
export function detectAll(text: string): ReturnType<Tinyld['detectAll']> {
  tinyld ??= createRequire(import.meta.url)('tinyld') as Tinyld;
  return tinyld.detectAll(text);
}
