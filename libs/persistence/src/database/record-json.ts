/** How JSON writes NUL and halves of surrogate pairs. */
const NOT_IN_TEXT = /\\u(?:0000|d[89a-f])/i;

/**
 * Rows as the JSON that `json_to_recordset` reads. PostgreSQL's text holds neither NUL nor half a surrogate pair, and
 * one such character would refuse the whole statement: they are dropped and replaced.
 */
export function recordJson(rows: readonly object[]): string {
  const json = JSON.stringify(rows);
  if (!NOT_IN_TEXT.test(json)) return json;
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
  );
}
