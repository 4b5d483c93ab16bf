/** A longer line is rejected (bytes). */
export const MAX_LINE_BYTES = 1_000_000;

/** A non-blank line and its position in the inflated file. */
export interface ArchiveLine {
  /** 1-based line number, including blank lines. */
  number: number;
  /** Offset in bytes. */
  offset: number;
  /** Length in bytes, without the line break. */
  length: number;
  /** Null if the line is too long. */
  text: string | null;
}

const NEWLINE = 10;

/** Splits a stream of bytes into lines. Buffers at most MAX_LINE_BYTES of a line. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<ArchiveLine> {
  let held: Buffer[] = [];
  let length = 0;
  let offset = 0;
  let number = 0;
  const take = (piece: Buffer) => {
    length += piece.length;
    if (length <= MAX_LINE_BYTES) held.push(piece);
  };
  const end = (): ArchiveLine | null => {
    number++;
    const text = length > MAX_LINE_BYTES ? null : Buffer.concat(held).toString('utf8').trim();
    const line = { number, offset, length, text };
    offset += length + 1;
    length = 0;
    held = [];
    return text === '' ? null : line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      take(chunk.subarray(from, to));
      from = to + 1;
      const line = end();
      if (line !== null) yield line;
    }
    take(chunk.subarray(from));
  }
  const last = length > 0 ? end() : null;
  if (last !== null) yield last;
}
