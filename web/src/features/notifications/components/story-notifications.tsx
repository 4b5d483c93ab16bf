import { Plural, Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Notification } from '#contract/notifications';
import { Icon } from '../../../components/feedback/icon';
import { type ItemActions, NotificationItem } from './notification-item';
import styles from './story-notifications.module.css';

interface StoryNotificationsProps extends ItemActions {
  newest: Notification;
  /** Of the same story and day; at least one. */
  earlier: readonly Notification[];
}

/** What happened in one story on one day: the newest, and the others behind a button. */
export function StoryNotifications({ newest, earlier, ...actions }: StoryNotificationsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  return (
    <>
      <NotificationItem notification={newest} {...actions} />
      {isOpen && (
        <ul id={list}>
          {earlier.map((notification) => (
            <li key={notification.id}>
              <NotificationItem notification={notification} isFurther {...actions} />
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={isOpen ? styles.open : undefined}>
          <Icon name="chevron" size={14} />
        </span>
        <MoreWords earlier={earlier} isOpen={isOpen} topic={newest.topic} />
      </button>
    </>
  );
}

interface MoreWordsProps {
  earlier: readonly Notification[];
  isOpen: boolean;
  topic: Notification['topic'];
}

function MoreWords({ earlier, isOpen, topic }: MoreWordsProps) {
  const name = <span lang={topic?.language}>{topic?.name}</span>;
  if (isOpen)
    return (
      <Trans>
        Show less<span className="visually-hidden"> about {name}</span>
      </Trans>
    );
  const more = earlier.length;
  const unread = earlier.filter(({ isRead }) => !isRead).length;
  if (unread === 0)
    return (
      <Trans>
        <Plural value={more} one="# more" other="# more" />
        <span className="visually-hidden"> about {name}</span>
      </Trans>
    );
  return (
    <Trans>
      <Plural value={more} one="# more" other="# more" />,{' '}
      <Plural value={unread} one="# unread" other="# unread" />
      <span className="visually-hidden"> about {name}</span>
    </Trans>
  );
}
