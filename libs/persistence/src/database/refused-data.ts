/** SQLSTATE classes of statements that fail because of their values: data, integrity, and limits of the program. */
const STATES = /^(?:22|23|54)/;

/** Whether a statement failed because of the values that it was given. Without them it may succeed. */
export function dataRefused(error: unknown): boolean {
  return STATES.test((error as { code?: string }).code ?? '');
}

/** The constraint or unique index that a statement violated, or null. */
export function violatedConstraint(error: unknown): string | null {
  return (error as { constraint?: string }).constraint ?? null;
}
