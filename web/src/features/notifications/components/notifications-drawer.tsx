import { Drawer } from 'antd';
import { useState } from 'react';
import { AntdTheme } from '../../../components/antd-theme';
import { useToast } from '../../../components/feedback/toast';
import { serverMessage } from '../../../lib/http';
import { useMarkRead, useNotifications } from '../api/use-notifications';
import { NotificationList } from './notification-list';
import styles from './notifications-drawer.module.css';

interface NotificationsDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The notifications at the right side of the page, with 'Mark all as read' at the foot. */
export function NotificationsDrawer({ isOpen, onClose }: NotificationsDrawerProps) {
  const { data: notifications, error, mutate } = useNotifications(isOpen);
  const { markRead, markAllRead } = useMarkRead();
  const [isMarking, setIsMarking] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const show = useToast();
  const withToast = async (mark: Promise<void>) => {
    try {
      await mark;
    } catch (failure) {
      const text = serverMessage(failure) ?? 'It could not be marked as read. Please try again.';
      show({ title: 'Error', text, failed: true });
    }
  };
  const isEmpty = notifications === undefined || notifications.length === 0;
  const onMarkAll = async () => {
    if (isMarking || isEmpty) return;
    setIsMarking(true);
    await withToast(markAllRead());
    setIsMarking(false);
  };
  return (
    <AntdTheme>
      <Drawer
        title="Notifications"
        placement="right"
        size={400}
        open={isOpen}
        onClose={onClose}
        // On another page the focus is at its start, not on the bell.
        focusable={{ focusTriggerAfterClose: !isLeft }}
        afterOpenChange={(isShown) => isShown && setIsLeft(false)}
        closable={{ 'aria-label': 'Close notifications' }}
        footer={
          <button
            type="button"
            className={`button ${styles.all}`}
            aria-disabled={isMarking || isEmpty}
            onClick={() => void onMarkAll()}
          >
            {isMarking ? 'Marking all as read...' : 'Mark all as read'}
          </button>
        }
      >
        <NotificationList
          notifications={notifications}
          failed={error !== undefined}
          onRetry={() => void mutate()}
          onRead={(id) => void withToast(markRead(id))}
          onFollowed={() => {
            setIsLeft(true);
            onClose();
          }}
        />
      </Drawer>
    </AntdTheme>
  );
}
