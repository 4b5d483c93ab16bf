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
    [t`User data`, reader === null ? 'none' : JSON.stringify(reader, null, 2)],
    [t`Token`, token ?? 'none'],
    [t`Authorization header`, token === null ? 'none' : t`Bearer ${token}`],
  ] as const;
  return parts.map(([title, text]) => (
    <section key={title} aria-label={title}>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <pre className={styles.json} tabIndex={0}>
        {text}
      </pre>
    </section>
  ));
}
