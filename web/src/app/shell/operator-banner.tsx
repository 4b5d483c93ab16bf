import { t } from '@lingui/core/macro';
import { useNewsClock } from '../../lib/news-clock';
import styles from './replay-banner.module.css';

/** A message of the operator to everybody, such as planned maintenance. */
export function OperatorBanner() {
  const banner = useNewsClock().meta?.banner ?? null;
  if (banner === null) return null;
  return (
    <aside aria-label={t`Message of the operator`} className={styles.banner}>
      <p className={styles.text}>{banner}</p>
    </aside>
  );
}
