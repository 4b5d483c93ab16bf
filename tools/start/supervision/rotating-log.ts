import {
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { OperatorError } from '#platform/runtime';

/** When a log is rotated (bytes), and how many old ones are kept. */
const MAX_BYTES = 20_000_000;
const KEPT = 4;

/**
 * A log that only its owner may read. It is rotated while it is written: `worker.log`, `worker.log.1`, and so on. While it cannot be
 * written, lines are lost: a full disk must not stop what writes them.
 */
export class RotatingLog {
  private file: number;
  private bytes: number;
  private failing = false;

  /** @throws OperatorError if it cannot be opened */
  constructor(
    readonly path: string,
    private readonly bounds = { maxBytes: MAX_BYTES, kept: KEPT },
    private readonly complain: (sentence: string) => void = (sentence) =>
      void process.stderr.write(`${sentence}\n`),
  ) {
    try {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      this.file = open(path);
    } catch (cause) {
      throw new OperatorError(
        `The log ${path} cannot be written (${codeOf(cause)}): it may belong to another account. Choose another folder with DATA_DIR.`,
        { cause },
      );
    }
    this.bytes = fstatSync(this.file).size;
  }

  write(chunk: Uint8Array): void {
    try {
      if (this.bytes > 0 && this.bytes + chunk.length > this.bounds.maxBytes) this.rotate();
      writeSync(this.file, chunk);
      this.bytes += chunk.length;
      this.failing = false;
    } catch (error) {
      if (!this.failing)
        this.complain(`The log ${this.path} loses lines: it cannot be written (${codeOf(error)}).`);
      this.failing = true;
    }
  }

  close(): void {
    closeSync(this.file);
  }

  private rotate(): void {
    // Whatever fails below, it goes on with the file that is open.
    this.bytes = 0;
    for (let number = this.bounds.kept; number > 0; number--) {
      const newer = number === 1 ? this.path : `${this.path}.${number - 1}`;
      if (existsSync(newer)) renameSync(newer, `${this.path}.${number}`);
    }
    const old = this.file;
    this.file = open(this.path);
    closeSync(old);
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

function open(path: string): number {
  const file = openSync(path, 'a', 0o600);
  // An older version may have made it readable for all. A device keeps its mode.
  if (fstatSync(file).isFile()) fchmodSync(file, 0o600);
  return file;
}
