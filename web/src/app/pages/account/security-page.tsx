import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useReader } from '../../../features/account/api/use-reader';
import { SecuritySettings } from '../../../features/account/components/security/security-settings';
import { pages } from '../../../lib/urls';
import styles from '../reading.module.css';

export function Component() {
  const { reader } = useReader();
  return (
    <div className={styles.column}>
      <h1>
        <Trans>Security</Trans>
      </h1>
      <p>
        <Link to={pages.profile}>
          <Trans>My profile</Trans>
        </Link>
      </p>
      {reader !== null && <SecuritySettings reader={reader} />}
    </div>
  );
}
