import { Link } from 'react-router-dom';
import { NOTIFICATION_SKELETONS, type Notification } from '#contract/notifications';
import { Callout } from '../../../components/feedback/callout';
import { Repeated } from '../../../components/repeated';
import { pages } from '../../../lib/urls';
import { NotificationItem } from './notification-item';
import styles from './notification-list.module.css';

interface NotificationListProps {
  notifications: readonly Notification[] | undefined;
  failed: boolean;
  onRetry: () => void;
  onRead: (id: number) => void;
  /** Called when the reader follows a notification's link. */
  onFollowed: () => void;
}

export function NotificationList({
  notifications,
  failed,
  onRetry,
  onRead,
  onFollowed,
}: NotificationListProps) {
  if (notifications === undefined && failed) {
    return (
      <Callout alert title="The notifications could not be loaded.">
        <button type="button" className="button" onClick={onRetry}>
          Try Again
        </button>
      </Callout>
    );
  }
  if (notifications === undefined) return <Skeleton />;
  if (notifications.length === 0) {
    return (
      <Callout title="No notifications" hint="Follow topics to receive updates about the latest news.">
        <Link to={pages.discover()} className="button button-primary" onClick={onFollowed}>
          Discover topics
        </Link>
      </Callout>
    );
  }
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationItem notification={notification} onRead={onRead} onFollowed={onFollowed} />
        </li>
      ))}
    </ul>
  );
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">Loading notifications</span>
      <Repeated times={NOTIFICATION_SKELETONS}>
        <span className={`bone ${styles.bone}`} />
      </Repeated>
    </div>
  );
}
