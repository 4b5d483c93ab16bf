import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { AUTH_TOKEN_KEY } from '#contract/accounts';
import { DEBUG_MESSAGE_MS, DEBUG_RELOAD_MS } from '#contract/site';
import { AntdTheme } from '../../../../components/antd-theme';
import { useToast } from '../../../../components/feedback/toast';
import { removeToken } from '../../../../lib/device/auth-token';
import { useDeviceValue } from '../../../../lib/device/device-store';
import { HttpError } from '../../../../lib/http';
import { pages } from '../../../../lib/urls';
import { endOwnSession } from '../../api/sign-out';
import { dropSignedInHint } from '../../api/signed-in-hint';
import { useReader } from '../../api/use-reader';
import { useMessage } from '../../hooks/use-message';
import styles from './auth-debug.module.css';
import { DebugDetails } from './debug-details';
import { DebugLogin } from './debug-login';
import { DebugRegister } from './debug-register';

/** What this browser knows about the current reader, and the calls that change it. */
export function AuthDebug() {
  const { message, say } = useMessage(DEBUG_MESSAGE_MS);
  return (
    <>
      <Status />
      <Actions say={say} />
      <p role="status" className={styles.message}>
        {message}
      </p>
      <AntdTheme>
        <Tabs
          items={[
            {
              key: 'login',
              label: t`Login`,
              children: (
                <Panel>
                  <DebugLogin say={say} />
                </Panel>
              ),
            },
            {
              key: 'register',
              label: t`Register`,
              children: (
                <Panel>
                  <DebugRegister say={say} />
                </Panel>
              ),
            },
            {
              key: 'details',
              label: t`Details`,
              children: (
                <Panel>
                  <DebugDetails />
                </Panel>
              ),
            },
          ]}
        />
      </AntdTheme>
    </>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}

function Status() {
  const { reader, isResolving, error } = useReader();
  const [token] = useDeviceValue(AUTH_TOKEN_KEY);
  const who = reader === null ? t`no` : t`yes, as ${{ name: reader.username }}`;
  return (
    <dl className={styles.status}>
      <dt>
        <Trans>Authenticated</Trans>
      </dt>
      <dd>{isResolving ? t`checking` : who}</dd>
      <dt>
        <Trans>Token</Trans>
      </dt>
      <dd>{token === null ? t`none` : t`stored`}</dd>
      <dt>
        <Trans>User data</Trans>
      </dt>
      <dd>{reader === null ? (error?.message ?? t`none`) : t`loaded`}</dd>
    </dl>
  );
}

function Actions({ say }: { say: (text: string) => void }) {
  const { refresh } = useReader();
  const show = useToast();
  const onCheck = async () => {
    try {
      const user = await refresh();
      say(user === null ? t`Not authenticated` : t`Authenticated as ${{ name: user.username }}`);
    } catch {
      say(t`Auth check error`);
    }
  };
  const onLogout = async () => {
    try {
      await endOwnSession();
    } catch (error) {
      say(error instanceof HttpError ? t`Logout API error` : t`Logout failed`);
      return;
    }
    show({ title: t`Logout successful`, text: t`You have been logged out` });
    // The page is not shown to visitors: its content stays until the reload.
    setTimeout(() => {
      dropSignedInHint();
      window.location.assign(pages.home);
    }, DEBUG_RELOAD_MS);
  };
  const onClear = () => {
    removeToken();
    say(t`Token cleared`);
  };
  return (
    <div className={styles.actions}>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        <Trans>Refresh State</Trans>
      </button>
      <button type="button" className="button" onClick={() => void onCheck()}>
        <Trans>Check Auth Status</Trans>
      </button>
      <button type="button" className="button" onClick={onClear}>
        <Trans>Clear Token</Trans>
      </button>
      <button type="button" className="button" onClick={() => void onLogout()}>
        <Trans>Logout</Trans>
      </button>
    </div>
  );
}
