import { ANY_START, patternStarts, START_CHARS } from './pattern-starts.js';

const MAX_PATTERNS = 32;
/** The case-insensitive letters and the digits. All other characters are class 0. */
const CLASSES = 37;
const CLASS_OF = Uint8Array.from({ length: 128 }, (_, code) => classOf(String.fromCharCode(code)));
const UNDERSCORE = 95;

/**
 * A fast pre-check that tells which of up to 32 patterns may match a text, from the first three characters of its
 * words. If the bit of a pattern is 0, the pattern cannot match. Only for patterns that ignore case and start at the
 * beginning of a word.
 */
export class FirstLook {
  private readonly bits = new Uint32Array(CLASSES ** START_CHARS);
  private always = 0;

  constructor(patterns: readonly RegExp[]) {
    if (patterns.length > MAX_PATTERNS) throw new RangeError(`More than ${MAX_PATTERNS} patterns`);
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
    if (start.startsWith(ANY_START)) {
      this.always |= bit;
      return;
    }
    const chars = start.replace(ANY_START, '');
    const prefix = [...chars].reduce((place, char) => place * CLASSES + classOf(char), 0);
    const width = CLASSES ** (START_CHARS - chars.length);
    for (let place = prefix * width; place < (prefix + 1) * width; place += 1)
      this.bits[place] = (this.bits[place] ?? 0) | bit;
  }
}

/** Also 0 past the end of the text. */
function classAt(text: string, at: number): number {
  return at < text.length ? (CLASS_OF[text.charCodeAt(at)] ?? 0) : 0;
}

function classOf(char: string): number {
  return '0123456789abcdefghijklmnopqrstuvwxyz'.indexOf(char.toLowerCase()) + 1;
}
