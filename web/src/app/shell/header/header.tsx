import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../components/feedback/icon';
import { useReader } from '../../../features/account/api/use-reader';
import { pages } from '../../../lib/urls';
import { ComfortButton } from '../menu/comfort-button';
import { ThemeSwitch } from '../menu/theme-switch';
import { AccountCorner } from './account-corner';
import styles from './header.module.css';
import { HeaderSearch } from './header-search';
import { Logo } from './logo';

const MobileMenu = lazy(() =>
  import('../menu/mobile-menu').then((module) => ({ default: module.MobileMenu })),
);

export function Header() {
  const { reader, isResolving } = useReader();
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.menuButton}
          aria-label={t`Open menu`}
          aria-expanded={menu === 'open'}
          onClick={() => setMenu('open')}
        >
          <Icon name="menu" size={22} />
        </button>
        <div className={styles.brand}>
          <Logo />
        </div>
        <HeaderSearch />
        <div className={styles.end}>
          <div className={styles.theme}>
            <ComfortButton />
            <ThemeSwitch />
          </div>
          {!isResolving && !reader?.isSubscribed && (
            <Link to={pages.subscription} className={styles.premium}>
              <Trans>Go Premium</Trans>
            </Link>
          )}
          <AccountCorner />
        </div>
      </div>
      {menu !== 'never' && (
        <Suspense fallback={null}>
          <MobileMenu open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </header>
  );
}
