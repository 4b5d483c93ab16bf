import { plural, t } from '@lingui/core/macro';
import { Hint } from '../../../components/feedback/hint';
import styles from './gap-badge.module.css';

/** '{n}d' on the timeline: how long nothing was reported before the development above it. */
export function GapBadge({ days }: { days: number }) {
  return (
    <div className={styles.gap}>
      <Hint
        text={plural(days, { one: '# day since previous update', other: '# days since previous update' })}
      >
        {(describedBy) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must be reachable by keyboard
          <span className={styles.badge} tabIndex={0} role="note" aria-describedby={describedBy}>
            {t`${days}d`}
          </span>
        )}
      </Hint>
    </div>
  );
}
