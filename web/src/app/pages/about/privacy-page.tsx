import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { pages } from '../../../lib/urls';
import styles from '../reading.module.css';
import { OthersLearn } from './privacy/others-learn';
import { StoredData } from './privacy/stored-data';

export function Component() {
  return (
    <div className={`${styles.column} ${styles.text}`}>
      <h1>
        <Trans>Privacy Policy</Trans>
      </h1>
      <p className="meta">
        <Trans>Last updated May 15, 2025</Trans>
      </p>

      <h2>
        <Trans>In short</Trans>
      </h2>
      <ul>
        <li>
          <Trans>No trackers, no advertising networks, no statistics about single readers.</Trans>
        </li>
        <li>
          <Trans>No fonts or scripts from other servers.</Trans>
        </li>
        <li>
          <Trans>Without an account, no cookie and no record of you.</Trans>
        </li>
        <li>
          <Trans>With an account, you can download everything that is stored about you, and delete it.</Trans>
        </li>
      </ul>

      <StoredData />
      <OthersLearn />

      <h2>
        <Trans>For how long</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Your account and what belongs to it: until you delete it.</Trans>
        </li>
        <li>
          <Trans>Notifications: 90 days after you read them, 180 days if you do not.</Trans>
        </li>
        <li>
          <Trans>Sign-ins and emailed links: until they expire.</Trans>
        </li>
        <li>
          <Trans>Messages of the contact form: a year.</Trans>
        </li>
        <li>
          <Trans>
            Against attacks, the server counts sign-ins, new accounts, messages and the like for up to an
            hour, by hashes of network addresses and accounts.
          </Trans>
        </li>
      </ul>

      <h2>
        <Trans>Download and delete your data</Trans>
      </h2>
      <p>
        <Trans>
          On the page <Link to={pages.security}>Security</Link> you can download everything that is stored
          about you, as JSON, and delete your account. Deletion takes effect at once and removes all of it.
          What remains in the log of changes has a random pseudonym and no names or addresses.
        </Trans>
      </p>

      <h2>
        <Trans>Server logs</Trans>
      </h2>
      <p>
        <Trans>
          The server logs one line for each request: its kind, its result and how long it took. If a request
          fails, its URL is logged as well. Network addresses are not logged. The operator of the server
          decides how long logs and backups are kept.
        </Trans>
      </p>

      <h2>
        <Trans>Questions</Trans>
      </h2>
      <p>
        <Trans>
          Please use the <Link to={pages.contact()}>contact form</Link>.
        </Trans>
      </p>
    </div>
  );
}
