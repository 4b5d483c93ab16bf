import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { NOTIFICATION_SKELETONS, type Notification } from '#contract/notifications';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { Repeated } from '../../../components/repeated';
import { dayLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import { pages } from '../../../lib/urls';
import type { NotificationFilter } from '../api/use-notifications';
import { groupNotifications, nearDay } from '../hooks/group-notifications';
import { type ItemActions, NotificationItem } from './notification-item';
import styles from './notification-list.module.css';
import { StoryNotifications } from './story-notifications';

interface NotificationListProps extends ItemActions {
  notifications: readonly Notification[] | undefined;
  filter: NotificationFilter;
  failed: boolean;
  onRetry: () => Promise<unknown>;
}

/** The notifications by day, and each day by story. */
export function NotificationList({
  notifications,
  filter,
  failed,
  onRetry,
  ...actions
}: NotificationListProps) {
  const { now } = useNewsClock();
  if (notifications === undefined && failed) {
    return <LoadFailed title={t`The notifications could not be loaded.`} onRetry={onRetry} />;
  }
  if (notifications === undefined) return <Skeleton />;
  if (notifications.length === 0) return <Empty filter={filter} onFollowed={actions.onFollowed} />;
  return groupNotifications(notifications).map(({ day, stories }) => (
    <section key={day} aria-labelledby={`notifications-${day}`} className={styles.day}>
      <h3 id={`notifications-${day}`} className={styles.heading}>
        {nearDay(day, now) ?? dayLabel(`${day}T12:00:00`, now)}
      </h3>
      <ul>
        {stories.map(({ key, newest, earlier }) => (
          <li key={key} className={styles.story}>
            {earlier.length === 0 ? (
              <NotificationItem notification={newest} {...actions} />
            ) : (
              <StoryNotifications newest={newest} earlier={earlier} {...actions} />
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Empty({ filter, onFollowed }: { filter: NotificationFilter; onFollowed: () => void }) {
  if (filter === 'unread')
    return <Callout title={t`No unread notifications`} hint={t`You have read all of them.`} />;
  return (
    <Callout title={t`No notifications`} hint={t`Follow topics to receive updates about the latest news.`}>
      <Link to={pages.discover()} className="button button-primary" onClick={onFollowed}>
        <Trans>Discover topics</Trans>
      </Link>
    </Callout>
  );
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">
        <Trans>Loading notifications</Trans>
      </span>
      <Repeated times={NOTIFICATION_SKELETONS}>
        <span className={`bone ${styles.bone}`} />
      </Repeated>
    </div>
  );
}
