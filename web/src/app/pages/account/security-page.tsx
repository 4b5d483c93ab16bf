import { Link } from 'react-router-dom';
import { useReader } from '../../../features/account/api/use-reader';
import { SecuritySettings } from '../../../features/account/components/security/security-settings';
import { pages } from '../../../lib/urls';
import styles from '../reading.module.css';

export function Component() {
  const { reader } = useReader();
  return (
    <div className={styles.column}>
      <h1>Security</h1>
      <p>
        <Link to={pages.profile}>My profile</Link>
      </p>
      {reader !== null && <SecuritySettings reader={reader} />}
    </div>
  );
}
