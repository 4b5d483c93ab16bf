import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Callout } from '../../../../components/feedback/callout';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Spinner } from '../../../../components/feedback/spinner';
import type { AuditConditions } from '../../../../lib/desk-calls';
import { useAudit } from '../../api/use-audit';
import { AuditEntry } from './audit-entry';
import styles from './audit-log.module.css';
import { AuditSearch } from './audit-search';

/** Every change on the desk: who, what, when, and the values before and after. */
export function AuditLog() {
  const [conditions, setConditions] = useState<AuditConditions>({});
  const { data, error, isValidating, size, setSize, mutate } = useAudit(conditions);
  const entries = data?.flatMap((page) => page.entries);
  const hasMore = data?.at(-1)?.next != null;
  return (
    <>
      <AuditSearch onSearch={setConditions} />
      {entries === undefined && error === undefined && <Spinner label={t`Loading the audit log`} />}
      {entries === undefined && error !== undefined && (
        <LoadFailed title={t`The audit log could not be loaded.`} onRetry={mutate} />
      )}
      {entries?.length === 0 && <Callout title={t`No entries match.`} />}
      {entries !== undefined && entries.length > 0 && (
        <ol className={styles.list} aria-label={t`Entries`}>
          {entries.map((entry) => (
            <AuditEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {hasMore && (
        <p className={styles.more}>
          <button
            type="button"
            className="button"
            aria-disabled={isValidating}
            onClick={() => !isValidating && void setSize(size + 1)}
          >
            {isValidating ? t`Loading…` : t`Show older entries`}
          </button>
        </p>
      )}
    </>
  );
}
