import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Callout } from '../../../components/feedback/callout';
import { useReader } from '../../../features/account/api/use-reader';
import { PromotionForm } from '../../../features/account/components/promotion-form';
import { pages } from '../../../lib/urls';
import styles from '../account/auth-page.module.css';

export function Component() {
  const { reader } = useReader();
  if (reader === null) return null;
  return (
    <div className={styles.place}>
      <h1>
        <Trans>Admin Promotion</Trans>
      </h1>
      {reader.isAdmin ? (
        <Callout title={t`You already have admin privileges`}>
          <Link to={pages.adminDashboard} className="button button-primary">
            <Trans>Go to the dashboard</Trans>
          </Link>
        </Callout>
      ) : (
        <>
          <p className={styles.text}>
            <Trans>Enter the server's key to become an admin.</Trans>
          </p>
          <PromotionForm userId={reader.id} />
        </>
      )}
    </div>
  );
}
