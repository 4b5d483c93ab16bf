import { Tabs } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from './auth-tabs.module.css';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

interface AuthTabsProps {
  /** Where the reader goes afterwards. */
  returnTo: string;
  first: 'login' | 'sign-up';
}

/** Login and sign-up, each with a link to the other. */
export function AuthTabs({ returnTo, first }: AuthTabsProps) {
  const [tab, setTab] = useState<string>(first);
  return (
    <Tabs
      activeKey={tab}
      onChange={setTab}
      destroyOnHidden
      items={[
        {
          key: 'login',
          label: 'Login',
          children: (
            <Panel
              title="Welcome Back"
              text="Enter your credentials to access your account"
              other={<Other question="No account yet?" label="Sign up" onChoose={() => setTab('sign-up')} />}
            >
              <SignInForm returnTo={returnTo} />
            </Panel>
          ),
        },
        {
          key: 'sign-up',
          label: 'Sign Up',
          children: (
            <Panel
              title="Create an Account"
              text="Sign up to start tracking stories"
              other={
                <Other question="Have an account?" label="Log in here" onChoose={() => setTab('login')} />
              }
            >
              <SignUpForm returnTo={returnTo} />
            </Panel>
          ),
        },
      ]}
    />
  );
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
