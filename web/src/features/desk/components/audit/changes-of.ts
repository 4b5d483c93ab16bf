import { t } from '@lingui/core/macro';
import type { AuditEntryView } from '#contract/desk';
import { AUDIT_WORD_LABELS } from '#words/desk';
import { withMoments } from '#words/news-clock';

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
    .map((field) => ({
      field: wordLabel(field),
      before: valueText(before?.[field]),
      after: valueText(after?.[field]),
    }))
    .filter((change) => change.before !== change.after);
}

/** The word of a table, or the word itself if it is of an older version. */
export const labelOf = (labels: Readonly<Record<string, string>>, word: string) =>
  Object.hasOwn(labels, word) ? (labels[word] ?? word) : word;

/** The name or value of an entry in plain words. */
export const wordLabel = (word: string) => labelOf(AUDIT_WORD_LABELS, word);

/** A value for people: words in plain words, nothing as a dash, the rest as JSON. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return NONE;
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  return typeof value === 'string' ? wordLabel(withMoments(value)) : JSON.stringify(value);
}
