import { Trans } from '@lingui/react/macro';
import styles from './auth-debug.module.css';

/** Requests a bearer token instead of a cookie. The token is stored on this device. */
export function TokenWish() {
  return (
    <label className={styles.check}>
      <input type="checkbox" name="token" />
      <Trans>Ask for a token</Trans>
    </label>
  );
}
