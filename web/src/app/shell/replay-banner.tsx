import { t } from '@lingui/core/macro';
import { recordingBanner } from '#words/news-clock';
import { useNewsClock } from '../../lib/news-clock';
import styles from './replay-banner.module.css';

/** Says on every page that this is a recording, its dates, and whether it is fictional. */
export function ReplayBanner() {
  const { meta, now } = useNewsClock();
  if (meta?.recording == null) return null;
  const [first, ...rest] = recordingBanner(meta.recording, now);
  return (
    <aside aria-label={t`About this recording`} className={styles.banner}>
      <p className={styles.text}>
        <strong className={styles.first}>{first}</strong> {rest.join(' ')}
      </p>
    </aside>
  );
}
