import { Link, Navigate } from 'react-router-dom';
import { pageTitle } from '#contract/site';
import { Callout } from '../../../components/feedback/callout';
import { Spinner } from '../../../components/feedback/spinner';
import { useReader } from '../../../features/account/api/use-reader';
import { PromotionForm } from '../../../features/account/components/promotion-form';
import { pages } from '../../../lib/urls';
import styles from '../account/auth-page.module.css';

export function Component() {
  const { reader, isResolving } = useReader();
  if (isResolving) return <Spinner label="Loading your account" />;
  if (reader === null) return <Navigate to={pages.authAndBack(pages.adminPromotion)} replace />;
  return (
    <div className={styles.place}>
      <title>{pageTitle('Admin Promotion')}</title>
      <h1>Admin Promotion</h1>
      {reader.isAdmin ? (
        <Callout title="You already have admin privileges">
          <Link to={pages.adminDashboard} className="button button-primary">
            Go to the dashboard
          </Link>
        </Callout>
      ) : (
        <>
          <p className={styles.text}>Enter the server's key to become an admin.</p>
          <PromotionForm userId={reader.id} />
        </>
      )}
    </div>
  );
}
