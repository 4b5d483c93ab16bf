import { t } from '@lingui/core/macro';
import { AUTH_TOKEN_KEY } from '#contract/accounts';
import { useDeviceValue } from '../../../../lib/device/device-store';
import { useReader } from '../../api/use-reader';
import styles from './auth-debug.module.css';

/** The user as the server sent it, the token, and the header made from it. */
export function DebugDetails() {
  const { reader } = useReader();
  const [token] = useDeviceValue(AUTH_TOKEN_KEY);
  const parts = [
    ['user', t`User data`, reader === null ? t`none` : JSON.stringify(reader, null, 2)],
    ['token', t`Token`, token ?? t`none`],
    ['header', t`Authorization header`, token === null ? t`none` : `Bearer ${token}`],
  ] as const;
  return parts.map(([key, title, text]) => (
    <section key={key} aria-label={title}>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <pre className={styles.json} tabIndex={0}>
        {text}
      </pre>
    </section>
  ));
}
