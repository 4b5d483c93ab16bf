import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** When a log is rotated (bytes), and how many old ones are kept. */
const MAX_BYTES = 20_000_000;
const KEPT = 4;

/** A log that only its owner may read. It is rotated while it is written: `worker.log`, `worker.log.1`, and so on. */
export class RotatingLog {
  private file: number;
  private bytes: number;

  constructor(
    readonly path: string,
    private readonly bounds = { maxBytes: MAX_BYTES, kept: KEPT },
  ) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    this.file = open(path);
    this.bytes = fstatSync(this.file).size;
  }

  write(chunk: Uint8Array): void {
    if (this.bytes > 0 && this.bytes + chunk.length > this.bounds.maxBytes) this.rotate();
    writeSync(this.file, chunk);
    this.bytes += chunk.length;
  }

  close(): void {
    closeSync(this.file);
  }

  private rotate(): void {
    closeSync(this.file);
    for (let number = this.bounds.kept; number > 0; number--) {
      const newer = number === 1 ? this.path : `${this.path}.${number - 1}`;
      if (existsSync(newer)) renameSync(newer, `${this.path}.${number}`);
    }
    this.file = open(this.path);
    this.bytes = 0;
  }
}

function open(path: string): number {
  const file = openSync(path, 'a', 0o600);
  // An older version may have made it readable for all.
  chmodSync(path, 0o600);
  return file;
}
