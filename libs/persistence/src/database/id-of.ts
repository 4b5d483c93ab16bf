/** The largest PostgreSQL integer. */
const MAX_ID = 2_147_483_647;

/** An id that no row has. */
const NO_ID = 0;

/**
 * Parses an id. Returns null if the text is not a number, such as a slug, and an id without a row if it exceeds the
 * column type.
 */
export function idOf(text: string): number | null {
  if (!/^\d+$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : NO_ID;
}
