import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollingTabs } from '../../../../components/scrolling-tabs';
import { ProviderButton } from '../provider/provider-button';
import { ProviderFailureNote } from '../provider/provider-failure';
import styles from './auth-tabs.module.css';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

export type AuthTab = 'login' | 'sign-up';

interface AuthTabsProps {
  /** Where the reader goes afterwards. */
  returnTo: string;
  tab: AuthTab;
  onChoose: (tab: AuthTab) => void;
}

/** Login and sign-up, each with a link to the other. */
export function AuthTabs({ returnTo, tab, onChoose }: AuthTabsProps) {
  const { place, lead } = useLead(tab, onChoose);
  const tabs: readonly { key: AuthTab; label: string }[] = [
    { key: 'login', label: t`Login` },
    { key: 'sign-up', label: t`Sign Up` },
  ];
  return (
    <div ref={place}>
      <ProviderFailureNote />
      <ScrollingTabs
        label={t`Account`}
        tabs={tabs}
        active={tab}
        onChoose={(key) => onChoose(key === 'sign-up' ? 'sign-up' : 'login')}
      >
        {tab === 'sign-up' ? (
          <Panel
            title={t`Create an Account`}
            text={t`Sign up to start tracking stories`}
            other={
              <Other question={t`Have an account?`} label={t`Log in here`} onChoose={() => lead('login')} />
            }
          >
            <SignUpForm returnTo={returnTo} />
            <ProviderButton returnTo={returnTo} />
          </Panel>
        ) : (
          <Panel
            title={t`Welcome Back`}
            text={t`Enter your credentials to access your account`}
            other={
              <Other question={t`No account yet?`} label={t`Sign up`} onChoose={() => lead('sign-up')} />
            }
          >
            <SignInForm returnTo={returnTo} />
            <ProviderButton returnTo={returnTo} />
          </Panel>
        )}
      </ScrollingTabs>
    </div>
  );
}

/** The link to the other form disappears with its form, so the other form's first input gets the focus. */
function useLead(tab: AuthTab, onChoose: (tab: AuthTab) => void) {
  const place = useRef<HTMLDivElement>(null);
  const ledTo = useRef<AuthTab | null>(null);
  useEffect(() => {
    if (ledTo.current === tab) place.current?.querySelector('input')?.focus();
    ledTo.current = null;
  }, [tab]);
  const lead = (to: AuthTab) => {
    ledTo.current = to;
    onChoose(to);
  };
  return { place, lead };
}

interface PanelProps {
  title: string;
  text: string;
  other: ReactNode;
  children: ReactNode;
}

function Panel({ title, text, other, children }: PanelProps) {
  return (
    <div className={styles.panel}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
      {other}
    </div>
  );
}

function Other({ question, label, onChoose }: { question: string; label: string; onChoose: () => void }) {
  return (
    <p className={styles.other}>
      {question}{' '}
      <button type="button" className={styles.link} onClick={onChoose}>
        {label}
      </button>
    </p>
  );
}
