import { systemClock } from '#platform/runtime';

/** Interval of progress lines if the output is not a terminal (ms). */
const PLAIN_EVERY_MS = 5000;
/** Shortest interval between two redraws of a terminal (ms). */
const REDRAW_EVERY_MS = 100;
const CLEAR_LINE = '\r\u001b[K';

/** The output of a command. Results go to standard output, everything else to standard error. */
export class Terminal {
  private readonly live = process.stderr.isTTY === true;
  private drawn = false;
  private shownAt = systemClock.now().getTime();

  /** Prints a line of the result. */
  say(line: string): void {
    this.clear();
    process.stdout.write(`${harmless(line)}\n`);
  }

  /** Prints the result for programs. */
  json(value: unknown): void {
    this.say(JSON.stringify(value, null, 2));
  }

  /** Prints a message for people. */
  note(line: string): void {
    this.clear();
    process.stderr.write(`${harmless(line)}\n`);
  }

  /** Shows progress: one line that is rewritten on a terminal, otherwise a line every few seconds. */
  progress(line: () => string): void {
    const now = systemClock.now().getTime();
    if (now - this.shownAt < (this.live ? REDRAW_EVERY_MS : PLAIN_EVERY_MS)) return;
    this.shownAt = now;
    if (!this.live) {
      this.note(line());
      return;
    }
    process.stderr.write(
      `${CLEAR_LINE}${harmless(line()).slice(0, Math.max(20, process.stderr.columns - 1))}`,
    );
    this.drawn = true;
  }

  private clear(): void {
    if (this.drawn) process.stderr.write(CLEAR_LINE);
    this.drawn = false;
  }
}

/** Removes control characters, because text from feeds and files must not control the terminal. */
export function harmless(line: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return line.replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g, '\uFFFD');
}
