import { BackupError } from './backup-error.js';

const NEWLINE = 10;
/** The longest row. PostgreSQL's longest value has 1 GB, ours have a few MB. */
const MAX_LINE_BYTES = 64_000_000;

/** The lines of a stream, each with its line break. A last line without one is cut off, so it is an error. */
export async function* backupLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      const line = chunk.subarray(from, at + 1);
      yield rest.length === 0 ? line : Buffer.concat([...rest, line]);
      rest = [];
      length = 0;
      from = at + 1;
    }
    if (from < chunk.length) {
      rest.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > MAX_LINE_BYTES) throw new BackupError('it has a line that is too long');
    }
  }
  if (length > 0) throw new BackupError('it is cut off');
}
