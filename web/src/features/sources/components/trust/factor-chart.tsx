import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { TrustFactorView } from '#contract/reading';
import { TRUST_MODEL } from '#words/reading';
import { numberLabel } from '../../../../lib/language/numbers';
import styles from './factor-chart.module.css';

/** Five bars from 0 to 100, each with its number; a factor without data is an empty, dashed one. */
export function FactorChart({ factors }: { factors: readonly TrustFactorView[] }) {
  return (
    <ul className={styles.chart}>
      {factors.map(({ name, value, confidence, n }) => (
        <li key={name} className={styles.row}>
          <span className={styles.label}>
            {TRUST_MODEL[name].label}{' '}
            <span className="meta">{t`${{ percent: TRUST_MODEL[name].percent }}%`}</span>
          </span>
          <span aria-hidden="true" className={`${styles.track} ${value === null ? styles.empty : ''}`}>
            {value !== null && (
              <span className={styles.bar} style={{ width: `${value}%`, ['--sure' as string]: confidence }} />
            )}
          </span>
          <span className={styles.value}>{value === null ? t`no data` : numberLabel(Math.round(value))}</span>
          {value !== null && (
            <span className={`meta ${styles.note}`}>
              <Trans>
                <Plural value={n} one="# piece of evidence" other="# pieces of evidence" />,{' '}
                {{ percent: Math.round(100 * confidence) }}% confidence
              </Trans>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
