import { Trans } from '@lingui/react/macro';
import type { TimelineOrder } from '#contract/timeline';
import { RelativeTime } from '../../../components/relative-time';
import styles from './visit-divider.module.css';

/** Separates what is new from what the reader has seen. */
export function VisitDivider({ seenAt, order }: { seenAt: string | null; order: TimelineOrder }) {
  return (
    <p className={styles.divider}>
      <span>
        <Trans>{order === 'newest' ? '↑' : '↓'} Since your last visit</Trans>
        {seenAt !== null && (
          <>
            , <RelativeTime at={seenAt} />
          </>
        )}
      </span>
    </p>
  );
}
