import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { pages } from '../../../../lib/urls';
import styles from '../../reading.module.css';

export function Component() {
  return (
    <>
      <p className={styles.later}>
        <Trans>Search the members, change their roles and grants, or delete an account.</Trans>
      </p>
      <p className={styles.actions}>
        <Link to={pages.memberManagement} className="button button-primary">
          <Trans>Member Management</Trans>
        </Link>
      </p>
    </>
  );
}
