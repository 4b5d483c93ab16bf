import { t } from '@lingui/core/macro';
import { Drawer } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readerName } from '#contract/accounts';
import { titleOf } from '#contract/site';
import { AntdTheme } from '../../../components/antd-theme';
import { Avatar } from '../../../components/avatar';
import { SignInLink } from '../../../components/sign-in-link';
import { useReader } from '../../../features/account/api/use-reader';
import { SignOutButton } from '../../../features/account/components/sign-in/sign-out-button';
import { textDirection } from '../../../lib/language/chosen-language';
import { pages } from '../../../lib/urls';
import { ComfortButton } from './comfort-button';
import { LanguageChoice } from './language-choice';
import { LinkGroup } from './link-group';
import styles from './mobile-menu.module.css';
import { COMMUNITY, INFORMATION, NAVIGATION } from './navigation';
import { ThemeSwitch } from './theme-switch';

const ACCOUNT = [{ label: titleOf('security'), to: pages.security }];
const ADMIN = [{ label: titleOf('admin-dashboard'), to: pages.adminDashboard }];

interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
}

/** The slide-in menu on phones and tablets. It closes when a page is chosen. */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const { key } = useLocation();
  const { reader } = useReader();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) onClose();
    openedAt.current = key;
  }, [key, onClose]);
  const [isLeft, setIsLeft] = useState(false);
  const onFollow = () => {
    setIsLeft(true);
    onClose();
  };
  return (
    <AntdTheme>
      <Drawer
        title={t`Menu`}
        placement={textDirection() === 'rtl' ? 'right' : 'left'}
        size={288}
        open={open}
        onClose={onClose}
        // On another page the focus is at its start, not on the menu's button.
        focusable={{ focusTriggerAfterClose: !isLeft }}
        afterOpenChange={(isShown) => isShown && setIsLeft(false)}
        closable={{ 'aria-label': t`Close menu` }}
      >
        {reader !== null && (
          <p className={styles.reader}>
            <Avatar user={reader} />
            <span className={styles.name}>{readerName(reader)}</span>
          </p>
        )}
        <LinkGroup title={t`Navigation`} links={NAVIGATION} onFollow={onFollow} />
        <LinkGroup title={t`Community`} links={COMMUNITY} onFollow={onFollow} />
        {reader !== null && <LinkGroup title={t`Account`} links={ACCOUNT} onFollow={onFollow} />}
        {reader?.isEditor && <LinkGroup title={t`Admin`} links={ADMIN} onFollow={onFollow} />}
        <LinkGroup title={t`Information`} links={INFORMATION} onFollow={onFollow} />
        <LanguageChoice />
        <div className={styles.bottom}>
          <ThemeSwitch />
          <ComfortButton />
          {reader === null ? <SignInLink className="button button-primary" /> : <SignOutButton />}
        </div>
      </Drawer>
    </AntdTheme>
  );
}
