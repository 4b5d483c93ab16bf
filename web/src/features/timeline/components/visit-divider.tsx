import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TimelineOrder } from '#contract/timeline';
import { RelativeTime } from '../../../components/relative-time';
import styles from './visit-divider.module.css';

/** Separates what is new from what the reader has seen. */
export function VisitDivider({ seenAt, order }: { seenAt: string | null; order: TimelineOrder }) {
  return (
    <p className={styles.divider}>
      <span>
        {order === 'newest' ? '↑' : '↓'}{' '}
        {seenAt === null ? (
          t`Since your last visit`
        ) : (
          <Trans>
            Since your last visit, <RelativeTime at={seenAt} />
          </Trans>
        )}
      </span>
    </p>
  );
}
