/** JSON escapes of NUL and of surrogates. */
const NOT_IN_TEXT = /\\u(?:0000|d[89a-f])/i;

/**
 * Rows as JSON for `json_to_recordset`, or one object. PostgreSQL text cannot contain NUL or a lone surrogate, and one such
 * character would fail the whole statement. NUL is removed, lone surrogates are replaced.
 */
export function recordJson(rows: object): string {
  const json = JSON.stringify(rows);
  if (!NOT_IN_TEXT.test(json)) return json;
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
  );
}
