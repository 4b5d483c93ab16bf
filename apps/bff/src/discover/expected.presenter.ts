import type { ExpectedStep } from '#contract/stories';
import type { DecisiveStepRow } from '#persistence/stories';

export function presentExpected(row: DecisiveStepRow | null): ExpectedStep | null {
  return row && { text: row.text, date: row.day, precision: row.precision };
}
