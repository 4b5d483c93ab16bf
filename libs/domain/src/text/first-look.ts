import { patternStarts, START_CHARS, STARTS_ANYHOW } from './pattern-starts.js';

const MOST_PATTERNS = 32;
/** Letters without case and digits; all else is 0. */
const CLASSES = 37;
const CLASS_OF = Uint8Array.from({ length: 128 }, (_, code) => classOf(String.fromCharCode(code)));
const UNDERSCORE = 95;

/**
 * Tells at one glance which of up to 32 patterns may match a text, by the first three characters of its words: each bit that
 * is 0 is a pattern that certainly does not. For patterns that ignore case and match from the beginning of a word.
 */
export class FirstLook {
  private readonly bits = new Uint32Array(CLASSES ** START_CHARS);
  private always = 0;

  constructor(patterns: readonly RegExp[]) {
    if (patterns.length > MOST_PATTERNS) throw new RangeError(`More than ${MOST_PATTERNS} patterns`);
    for (const [at, pattern] of patterns.entries())
      for (const start of patternStarts(pattern)) this.enter(start, 1 << at);
  }

  /** A bit for each pattern that may match. */
  at(text: string): number {
    let may = this.always;
    let inWord = false;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const first = classAt(text, at);
      if (first !== 0 && !inWord) {
        const place = (first * CLASSES + classAt(text, at + 1)) * CLASSES + classAt(text, at + 2);
        may |= this.bits[place] ?? 0;
      }
      inWord = first !== 0 || code === UNDERSCORE;
    }
    return may;
  }

  private enter(start: string, bit: number): void {
    if (start.startsWith(STARTS_ANYHOW)) {
      this.always |= bit;
      return;
    }
    const chars = start.replace(STARTS_ANYHOW, '');
    const prefix = [...chars].reduce((place, char) => place * CLASSES + classOf(char), 0);
    const width = CLASSES ** (START_CHARS - chars.length);
    for (let place = prefix * width; place < (prefix + 1) * width; place += 1)
      this.bits[place] = (this.bits[place] ?? 0) | bit;
  }
}

/** 0 past the end, too. */
function classAt(text: string, at: number): number {
  return at < text.length ? (CLASS_OF[text.charCodeAt(at)] ?? 0) : 0;
}

function classOf(char: string): number {
  return '0123456789abcdefghijklmnopqrstuvwxyz'.indexOf(char.toLowerCase()) + 1;
}
