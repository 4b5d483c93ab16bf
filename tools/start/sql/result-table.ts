/** A result of the driver with `rowMode: 'array'` and values as the server's text. */
export interface Result {
  command: string | null;
  rowCount: number | null;
  fields: readonly { name: string }[];
  rows: readonly (readonly (string | null)[])[];
}

/** More rows are counted, not shown. */
const MOST_ROWS = 1000;
/** Longer values are cut (characters). */
const MOST_WIDE = 200;

/** The lines that show a result: a table with its number of rows, or 'UPDATE 3'. Null is shown as nothing. */
export function resultLines({ command, rowCount, fields, rows }: Result): string[] {
  if (fields.length === 0) return [[command ?? '', rowCount ?? ''].join(' ').trim()];
  const shown = rows.slice(0, MOST_ROWS).map((row) => row.map((value) => printable(value ?? '')));
  const names = fields.map(({ name }) => printable(name));
  const widths = names.map((name, at) =>
    shown.reduce((widest, row) => Math.max(widest, row[at]?.length ?? 0), name.length),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join(' | ')
      .trimEnd();
  const more = rows.length > MOST_ROWS ? `, of which ${MOST_ROWS} are shown` : '';
  return [
    line(names),
    widths.map((width) => '-'.repeat(width)).join('-+-'),
    ...shown.map(line),
    `(${rows.length} row${rows.length === 1 ? '' : 's'}${more})`,
  ];
}

/** Values come from feeds and readers, and must not control the terminal. */
function printable(value: string): string {
  const flat = value.replaceAll('\n', '↵').replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
  return flat.length > MOST_WIDE ? `${flat.slice(0, MOST_WIDE - 1)}…` : flat;
}
