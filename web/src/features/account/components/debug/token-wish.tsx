import styles from './auth-debug.module.css';

/** Asks for a bearer token in place of a cookie; it is then kept on this device. */
export function TokenWish() {
  return (
    <label className={styles.check}>
      <input type="checkbox" name="token" />
      Ask for a token
    </label>
  );
}
