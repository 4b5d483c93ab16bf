/** The greatest value of PostgreSQL's integer. */
const MAX_ID = 2_147_483_647;

/** No row has it. */
const NO_ID = 0;

/** The id that a text of digits names, null where the text is a slug. What no column could hold names no row. */
export function idOf(text: string): number | null {
  if (!/^\d+$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : NO_ID;
}
