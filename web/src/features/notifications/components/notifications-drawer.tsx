import { Drawer } from 'antd';

interface NotificationsDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

export function NotificationsDrawer({ isOpen, onClose }: NotificationsDrawerProps) {
  return (
    <Drawer
      title="Notifications"
      placement="right"
      size={380}
      open={isOpen}
      onClose={onClose}
      closable={{ 'aria-label': 'Close notifications' }}
    />
  );
}
