import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { MuteRequest, Notification, NotificationType } from '#contract/notifications';
import { i18n } from '#language';
import { newsInMessage, newsInTitle } from '#vocabulary';
import { Icon, type IconName } from '../../../components/feedback/icon';
import { RelativeTime } from '../../../components/relative-time';
import { NewsPartsOf } from '../../../components/story/news-words';
import { StoryMute } from '../../follow/components/preferences/story-mute';
import { DigestStories } from './digest-stories';
import styles from './notification-item.module.css';

const KINDS: Record<NotificationType, { icon: IconName; words: MessageDescriptor }> = {
  article: { icon: 'article', words: msg`Article` },
  topic: { icon: 'topic', words: msg`Story` },
  alert: { icon: 'alert', words: msg`Alert` },
  other: { icon: 'bell', words: msg`Message` },
};

export interface ItemActions {
  onRead: (notification: Notification) => void;
  /** Called when the reader follows a notification's link. */
  onFollowed: () => void;
  onMute: (topicId: number, lasts: MuteRequest['lasts'] | null) => Promise<void>;
}

interface NotificationItemProps extends ItemActions {
  notification: Notification;
  /** Another one of the same story stands above it, with the story's mute. */
  isFurther?: boolean;
}

/** What happened, when, and the link. Following the link marks it as read. */
export function NotificationItem({
  notification,
  isFurther = false,
  onRead,
  onFollowed,
  onMute,
}: NotificationItemProps) {
  const { id, type, message, isRead, createdAt, link, topic } = notification;
  const language = topic?.language ?? null;
  const words = <Title notification={notification} />;
  const item = useRef<HTMLElement>(null);
  // The button disappears once read, so the item gets the focus.
  const onMark = () => {
    item.current?.focus();
    onRead(notification);
  };
  const onFollow = () => {
    if (!isRead) onRead(notification);
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
        <span className="visually-hidden">{i18n._(KINDS[type].words)}</span>
      </span>
      <div className={styles.words}>
        <h4 id={`notification-${id}`} className={styles.title}>
          {link === null ? (
            words
          ) : (
            <Link to={link} onClick={onFollow}>
              {words}
            </Link>
          )}
          {!isRead && (
            <span className="visually-hidden">
              {' '}
              <Trans>(unread)</Trans>
            </span>
          )}
        </h4>
        <p className={styles.message} dir="auto">
          <NewsPartsOf text={message} language={language} parts={newsInMessage(notification)} />
        </p>
        <DigestStories digest={notification} onFollow={onFollow} />
        <p className={`meta ${styles.meta}`}>
          <RelativeTime at={createdAt} />
          {topic?.isFollowed && !isFurther && (
            <StoryMute
              name={<span lang={topic.language}>{topic.name}</span>}
              mute={topic.mute}
              onMute={(lasts) => onMute(topic.id, lasts)}
            />
          )}
        </p>
      </div>
      {!isRead && (
        <button
          type="button"
          className={styles.read}
          aria-label={t`Mark as read`}
          aria-describedby={`notification-${id}`}
          onClick={onMark}
        >
          <Icon name="check" size={16} />
        </button>
      )}
    </article>
  );
}

/** The title of a digest names the first of its stories. */
function Title({ notification }: { notification: Notification }) {
  const { title, topic, items } = notification;
  const language = (topic === null ? items[0]?.language : topic.language) ?? null;
  return <NewsPartsOf text={title} language={language} parts={newsInTitle(notification)} />;
}
