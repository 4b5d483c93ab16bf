import { t } from '@lingui/core/macro';
import { biasShares, type CountsByBias } from '#contract/sources';
import { biasLabel } from '#words/reading';
import { numberLabel, seriesLabel } from '../../lib/language/numbers';
import styles from './bias-strip.module.css';

/** How the outlets of a story split by bias, as a thin bar; in words for screen readers and on hover. Nothing if none has a label. */
export function BiasStrip({ counts }: { counts: CountsByBias }) {
  const shares = biasShares(counts);
  if (shares.every(({ bias }) => bias === 'unknown')) return null;
  const labels = seriesLabel(shares.map(({ bias, count }) => `${biasLabel(bias)} ${numberLabel(count)}`));
  const words = t`Outlets by bias: ${labels}`;
  return (
    <span role="img" aria-label={words} title={words} className={styles.strip}>
      {shares.map(({ bias, count }) => (
        <span key={bias} className={`${styles.share} ${styles[bias]}`} style={{ flexGrow: count }} />
      ))}
    </span>
  );
}
