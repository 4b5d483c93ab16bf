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
