import { plural } from '@lingui/core/macro';
import { type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { TimelineEntry } from '#contract/timeline';
import { dayLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import styles from './timeline-fold.module.css';

interface TimelineFoldProps {
  entries: readonly TimelineEntry[];
  /** Draws its milestones. */
  children: ReactNode;
}

/** Smaller updates on one line, which opens. It opens by itself if the address names one of them. */
export function TimelineFold({ entries, children }: TimelineFoldProps) {
  const { now } = useNewsClock();
  const { hash } = useLocation();
  const holdsTarget = entries.some(({ milestone }) => hash === `#milestone-${milestone.id}`);
  const dates = entries.map(({ milestone }) => milestone.date).toSorted();
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const days = [dayLabel(first, now), dayLabel(last, now)];
  return (
    <details className={styles.fold} data-print="open" open={holdsTarget}>
      <summary className={styles.summary}>
        <span className={styles.dots} />
        <span className={styles.words}>
          {plural({ count: entries.length }, { one: '# smaller update', other: '# smaller updates' })}
        </span>
        <span className={styles.days}>{days[0] === days[1] ? days[0] : days.join(' – ')}</span>
      </summary>
      <ol className={styles.list}>{children}</ol>
    </details>
  );
}
