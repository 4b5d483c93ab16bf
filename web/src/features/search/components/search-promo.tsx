import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { MESSAGES } from '#words/site';
import { Icon } from '../../../components/feedback/icon';
import { useDeviceValue } from '../../../lib/device/device-store';
import { pages } from '../../../lib/urls';
import { useReader } from '../../account/api/use-reader';
import styles from './search-promo.module.css';

/** A card among the results for readers without a subscription. Once closed, it stays closed on this device. */
export function SearchPromo() {
  const [closed, setClosed] = useDeviceValue('search_promo_closed');
  const { reader, isResolving } = useReader();
  if (closed === 'true' || isResolving || reader?.isSubscribed) return null;
  return (
    <li>
      <aside aria-labelledby="search-promo" className={styles.card}>
        <div>
          <h2 id="search-promo" className={styles.title}>
            <Trans>Go Premium</Trans>
          </h2>
          <p className="meta">
            {MESSAGES.premiumOffer}{' '}
            <Link to={pages.subscription}>
              <Trans>Compare the plans</Trans>
            </Link>
          </p>
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label={t`Close this promotion`}
          onClick={() => setClosed('true')}
        >
          <Icon name="close" size={14} />
        </button>
      </aside>
    </li>
  );
}
