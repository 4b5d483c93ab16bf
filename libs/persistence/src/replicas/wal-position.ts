/** A place in the write-ahead log, as PostgreSQL writes it: two halves in hexadecimal. */
const POSITION = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** The position as a number, for comparisons. Null if the text is none. */
export function walPosition(text: unknown): bigint | null {
  const [, high, low] = typeof text === 'string' ? (POSITION.exec(text) ?? []) : [];
  return high === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** As PostgreSQL writes it. */
export function walText(position: bigint): string {
  return [position >> 32n, position & 0xffffffffn].map((half) => half.toString(16).toUpperCase()).join('/');
}

const PAGE = 8192n;
/** Of a page, and of the first page of a segment (bytes). */
const HEADERS = [24n, 40n];

/**
 * The place that a replica reaches if nothing more is written. Where the next record would begin a page, PostgreSQL names the place
 * behind that page's header, which reaches no replica without the record.
 */
export function reachablePosition(position: bigint): bigint {
  const used = position % PAGE;
  return HEADERS.includes(used) ? position - used : position;
}
