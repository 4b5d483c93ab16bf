import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AuditEntryView } from '#contract/desk';
import { AUDIT_ACTION_LABELS, AUDIT_OBJECT_LABELS } from '#words/desk';
import { momentLabel } from '#words/news-clock';
import { timeLabel } from '../../../../lib/dates';
import styles from './audit-log.module.css';
import { changesOf, labelOf, valueText, wordLabel } from './changes-of';

export function AuditEntry({ entry }: { entry: AuditEntryView }) {
  const { id, at, action, object } = entry;
  const changes = changesOf(entry);
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <strong>{labelOf(AUDIT_ACTION_LABELS, action)}</strong>
        {object !== null && <span>{objectText(object)}</span>}
      </p>
      <p className="meta">
        {who(entry)} ·{' '}
        <time dateTime={at} title={momentLabel(at)}>
          {timeLabel(at)}
        </time>{' '}
        · <Trans>entry {id}</Trans>
        {Object.entries(entry.payload).map(
          ([name, value]) => ` · ${t`${{ name: wordLabel(name) }}: ${{ value: valueText(value) }}`}`,
        )}
      </p>
      {changes.length > 0 && (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Field</Trans>
              </th>
              <th scope="col">
                <Trans>Before</Trans>
              </th>
              <th scope="col">
                <Trans>After</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </li>
  );
}

function who({ actor, pseudonym }: AuditEntryView): string {
  return actor?.username ?? pseudonym ?? t`The server`;
}

function objectText({ kind, id, name }: NonNullable<AuditEntryView['object']>): string {
  const label = labelOf(AUDIT_OBJECT_LABELS, kind);
  if (id === null) return label;
  return name === null ? t`${label} ${id}` : t`${label} ${id}: ${name}`;
}
