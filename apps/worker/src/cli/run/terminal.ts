import { systemClock } from '#platform/runtime';

/** Where no terminal shows it, progress is a line this often (ms). */
const PLAIN_EVERY_MS = 5000;
/** A terminal is redrawn at most this often (ms). */
const REDRAW_EVERY_MS = 100;
const CLEAR_LINE = '\r\u001b[K';

/** Where a command speaks: its answer goes to standard output, everything on the way to standard error. */
export class Terminal {
  private readonly live = process.stderr.isTTY === true;
  private drawn = false;
  private toldAt = systemClock.now().getTime();

  /** A line of the answer. */
  say(line: string): void {
    this.clear();
    process.stdout.write(`${harmless(line)}\n`);
  }

  /** The answer for programs. */
  json(value: unknown): void {
    this.say(JSON.stringify(value, null, 2));
  }

  /** Something that people should know. */
  note(line: string): void {
    this.clear();
    process.stderr.write(`${harmless(line)}\n`);
  }

  /** How far it is: one line that is rewritten on a terminal, a plain line every few seconds elsewhere. */
  progress(line: () => string): void {
    const now = systemClock.now().getTime();
    if (now - this.toldAt < (this.live ? REDRAW_EVERY_MS : PLAIN_EVERY_MS)) return;
    this.toldAt = now;
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

/** What strangers wrote (titles, reasons) must not steer the terminal. */
function harmless(line: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return line.replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g, '\uFFFD');
}
