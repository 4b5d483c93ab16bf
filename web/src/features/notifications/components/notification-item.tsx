import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Notification, NotificationType } from '#contract/notifications';
import { Icon, type IconName } from '../../../components/feedback/icon';
import { RelativeTime } from '../../../components/relative-time';
import styles from './notification-item.module.css';

const KINDS: Record<NotificationType, { icon: IconName; words: string }> = {
  article: { icon: 'article', words: 'Article' },
  topic: { icon: 'topic', words: 'Story' },
  alert: { icon: 'alert', words: 'Alert' },
  other: { icon: 'bell', words: 'Message' },
};

interface NotificationItemProps {
  notification: Notification;
  onRead: (id: number) => void;
  onFollowed: () => void;
}

/** What happened, when, and the link. Following the link marks it as read. */
export function NotificationItem({ notification, onRead, onFollowed }: NotificationItemProps) {
  const { id, type, title, message, isRead, createdAt, link, items } = notification;
  const item = useRef<HTMLElement>(null);
  // The button disappears once read, so the item gets the focus.
  const onMark = () => {
    item.current?.focus();
    onRead(id);
  };
  const onFollow = () => {
    if (!isRead) onRead(id);
    onFollowed();
  };
  return (
    <article
      ref={item}
      tabIndex={-1}
      aria-labelledby={`notification-${id}`}
      className={`${styles.item} ${isRead ? '' : styles.unread}`}
    >
      <span className={styles.icon}>
        <Icon name={KINDS[type].icon} size={18} />
        <span className="visually-hidden">{KINDS[type].words}</span>
      </span>
      <div className={styles.words}>
        <h3 id={`notification-${id}`} className={styles.title}>
          {link === null ? (
            title
          ) : (
            <Link to={link} onClick={onFollow}>
              {title}
            </Link>
          )}
          {!isRead && <span className="visually-hidden"> (unread)</span>}
        </h3>
        <p className={styles.message}>{message}</p>
        {items.length > 0 && (
          <ul className={styles.digest}>
            {items.map((item) => (
              <li key={item.link}>
                <Link to={item.link} onClick={onFollow}>
                  {item.name}
                </Link>
                : {item.facts.join('; ')}
              </li>
            ))}
          </ul>
        )}
        <p className="meta">
          <RelativeTime at={createdAt} />
        </p>
      </div>
      {!isRead && (
        <button
          type="button"
          className={styles.read}
          aria-label="Mark as read"
          aria-describedby={`notification-${id}`}
          onClick={onMark}
        >
          <Icon name="check" size={16} />
        </button>
      )}
    </article>
  );
}
