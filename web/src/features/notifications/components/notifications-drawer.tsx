import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Drawer } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Notification } from '#contract/notifications';
import { i18n } from '#language';
import { AntdTheme } from '../../../components/antd-theme';
import { useToast } from '../../../components/feedback/toast';
import { serverMessage } from '../../../lib/http';
import { pages } from '../../../lib/urls';
import { useMute } from '../../follow/hooks/use-mute';
import {
  markAllRead,
  markRead,
  type NotificationFilter,
  refetchNotifications,
  useNotifications,
} from '../api/use-notifications';
import { NotificationList } from './notification-list';
import styles from './notifications-drawer.module.css';

interface NotificationsDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The notifications at the end side of the page, with 'Mark all as read' at the foot. */
export function NotificationsDrawer({ isOpen, onClose }: NotificationsDrawerProps) {
  const [filter, setFilter] = useState<NotificationFilter>('all');
  const { notifications, failed, hasOlder, isReadingOlder, readOlder, retry } = useNotifications(
    isOpen,
    filter,
  );
  const [isMarking, setIsMarking] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const show = useToast();
  const mute = useMute();
  const notMarked = t`It could not be marked as read. Please try again.`;
  const withToast = async (change: Promise<void>, failedText: string) => {
    try {
      await change;
    } catch (failure) {
      show({ title: t`Error`, text: serverMessage(failure) ?? failedText, failed: true });
    }
  };
  const newest = notifications?.[0];
  const onMarkAll = async () => {
    if (isMarking || newest === undefined) return;
    setIsMarking(true);
    await withToast(markAllRead(newest.position), notMarked);
    setIsMarking(false);
  };
  const onLeave = () => {
    setIsLeft(true);
    onClose();
  };
  return (
    <AntdTheme>
      <Drawer
        title={t`Notifications`}
        placement={document.dir === 'rtl' ? 'left' : 'right'}
        size={400}
        open={isOpen}
        onClose={onClose}
        // On another page the focus is at its start, not on the bell.
        focusable={{ focusTriggerAfterClose: !isLeft }}
        afterOpenChange={(isShown) => isShown && setIsLeft(false)}
        closable={{ 'aria-label': t`Close notifications` }}
        extra={
          <Link to={pages.profileTab('notifications')} className="button button-text" onClick={onLeave}>
            <Trans>Settings</Trans>
          </Link>
        }
        footer={
          <button
            type="button"
            className={`button ${styles.all}`}
            aria-disabled={isMarking || newest === undefined}
            onClick={() => void onMarkAll()}
          >
            {isMarking ? t`Marking all as read...` : t`Mark all as read`}
          </button>
        }
      >
        <Filter chosen={filter} onChoose={setFilter} />
        <NotificationList
          notifications={notifications}
          filter={filter}
          failed={failed}
          onRetry={retry}
          onRead={(read: Notification) => void withToast(markRead(read), notMarked)}
          onFollowed={onLeave}
          onMute={(topicId, lasts) => mute(topicId, lasts).then(refetchNotifications)}
        />
        {hasOlder && (
          <button
            type="button"
            className={`button ${styles.older}`}
            aria-disabled={isReadingOlder}
            onClick={() => isReadingOlder || readOlder()}
          >
            {isReadingOlder ? t`Loading older...` : t`Show older`}
          </button>
        )}
      </Drawer>
    </AntdTheme>
  );
}

const FILTERS: readonly { filter: NotificationFilter; words: MessageDescriptor }[] = [
  { filter: 'all', words: msg`All` },
  { filter: 'unread', words: msg`Unread` },
];

function Filter({
  chosen,
  onChoose,
}: {
  chosen: NotificationFilter;
  onChoose: (filter: NotificationFilter) => void;
}) {
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">
        <Trans>Which notifications</Trans>
      </legend>
      {FILTERS.map(({ filter, words }) => (
        <button
          key={filter}
          type="button"
          className={styles.choice}
          aria-pressed={chosen === filter}
          onClick={() => onChoose(filter)}
        >
          {i18n._(words)}
        </button>
      ))}
    </fieldset>
  );
}
