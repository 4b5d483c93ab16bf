import { t } from '@lingui/core/macro';
import type { AuditEntryView } from '#contract/desk';

interface Change {
  field: string;
  before: string;
  after: string;
}

const NONE = '–';

/** Each field that differs, with its values as text. */
export function changesOf({ before, after }: Pick<AuditEntryView, 'before' | 'after'>): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: valueText(before?.[field]), after: valueText(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

/** A value for people: words as they are, nothing as a dash, the rest as JSON. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return NONE;
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
