import { Drawer } from 'antd';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pages } from '../../lib/urls';
import { LinkGroup } from './link-group';
import styles from './mobile-menu.module.css';
import { COMMUNITY, INFORMATION, NAVIGATION } from './navigation';
import { ThemeSwitch } from './theme-switch';

interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
}

/** The slide-in menu of phones and tablets; it closes when a page was chosen. */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) onClose();
    openedAt.current = key;
  }, [key, onClose]);
  return (
    <Drawer
      title="Menu"
      placement="left"
      size={288}
      open={open}
      onClose={onClose}
      closable={{ 'aria-label': 'Close menu' }}
    >
      <LinkGroup title="Navigation" links={NAVIGATION} />
      <LinkGroup title="Community" links={COMMUNITY} />
      <LinkGroup title="Information" links={INFORMATION} />
      <div className={styles.bottom}>
        <ThemeSwitch />
        <Link to={pages.auth} className="button button-primary">
          Sign In
        </Link>
      </div>
    </Drawer>
  );
}
