import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { MESSAGES } from '#words/site';
import { Icon } from '../../../components/feedback/icon';
import { useReader } from '../../../features/account/api/use-reader';
import { useDeviceValue } from '../../../lib/device/device-store';
import { pages } from '../../../lib/urls';
import styles from './go-premium.module.css';

/** A card for readers without a subscription. Once closed, it stays closed on this device. */
export function GoPremium() {
  const [closed, setClosed] = useDeviceValue('premium_card_closed');
  const { reader, isResolving } = useReader();
  if (closed === 'true' || isResolving || reader?.isSubscribed) return null;
  return (
    <section aria-labelledby="premium-title" className={styles.card}>
      <button
        type="button"
        className={styles.close}
        aria-label={t`Close the Go Premium card`}
        onClick={() => setClosed('true')}
      >
        <Icon name="close" size={14} />
      </button>
      <h2 id="premium-title" className={styles.title}>
        <Trans>Go Premium</Trans>
      </h2>
      <p className="meta">{MESSAGES.premiumOffer}</p>
      <Link to={pages.subscription} className={styles.more}>
        <Trans>Compare the plans</Trans>
      </Link>
    </section>
  );
}
