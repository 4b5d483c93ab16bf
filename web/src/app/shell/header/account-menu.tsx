import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '#contract/accounts';
import { Icon } from '../../../components/feedback/icon';
import { SignOutButton } from '../../../features/account/components/sign-in/sign-out-button';
import { pages } from '../../../lib/urls';
import styles from './account-menu.module.css';

const links = () => [
  { label: t`Profile`, to: pages.profile },
  { label: t`Following`, to: pages.following },
  { label: t`Saved`, to: pages.saved },
  { label: t`History`, to: pages.history },
  { label: t`Security`, to: pages.security },
];

/** A button beside the avatar with the reader's own pages. Escape, another page or a press elsewhere closes it. */
export function AccountMenu({ reader }: { reader: User }) {
  const { username } = reader;
  const { key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place closes the menu
  useEffect(() => panel.current?.hidePopover(), [key]);
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.button} aria-label={t`Account menu`} popoverTarget={id}>
        <Icon name="chevron" size={16} />
      </button>
      {/* The browser opens and closes it, and gives the focus back. */}
      <div ref={panel} id={id} popover="auto" className={styles.panel}>
        <p className={styles.greeting}>
          <Trans>
            Hello, <strong>{username}</strong>
          </Trans>
        </p>
        <nav aria-label={t`Account`}>
          <ul>
            {links().map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <SignOutButton />
        </div>
      </div>
    </div>
  );
}
