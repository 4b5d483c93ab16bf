import { t } from '@lingui/core/macro';
import { badgeText } from '#words/notifications';
import { Icon } from '../../../components/feedback/icon';
import { useLiveCount } from '../hooks/use-live-count';
import styles from './bell.module.css';

interface BellProps {
  isOpen: boolean;
  onOpen: () => void;
}

/** Opens the notifications; its badge counts the unread ones. For signed-in readers only. */
export function Bell({ isOpen, onOpen }: BellProps) {
  const count = useLiveCount();
  return (
    <button
      type="button"
      className={styles.bell}
      aria-label={count === 0 ? t`Notifications` : t`Notifications, ${{ count: badgeText(count) }} unread`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <Icon name="bell" size={20} />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {badgeText(count)}
        </span>
      )}
    </button>
  );
}
