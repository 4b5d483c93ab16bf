import { plural, t } from '@lingui/core/macro';
import { useId } from 'react';
import { type BiasShare, biasShares, type CountsByBias } from '#contract/sources';
import { biasLabel } from '#words/reading';
import styles from './bias-bar.module.css';
import { BiasPatterns, biasFill } from './bias-pattern';

/** How sources split by bias label: a bar, and below it every part in words and numbers. */
export function BiasBar({ counts }: { counts: CountsByBias }) {
  const scope = useId();
  const shares = biasShares(counts);
  return (
    <div>
      <svg className={styles.bar} aria-hidden="true" focusable="false">
        <BiasPatterns scope={scope} />
        {placed(shares).map(({ bias, x, width }) => (
          <rect key={bias} x={`${x}%`} width={`${width}%`} height="16" fill={biasFill(scope, bias)} />
        ))}
      </svg>
      <ul className={styles.legend}>
        {shares.map(({ bias, count, percent }) => (
          <li key={bias} className={styles.entry}>
            <svg width="12" height="12" aria-hidden="true" focusable="false">
              <rect width="12" height="12" fill={biasFill(scope, bias)} />
            </svg>
            {biasLabel(bias)}
            <span className={styles.count}>
              {t`${plural(count, { one: '# source', other: '# sources' })}, ${percent}%`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Side by side, filling the bar. */
function placed(shares: readonly BiasShare[]): { bias: BiasShare['bias']; x: number; width: number }[] {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  return shares.map(({ bias, count }) => {
    const x = (before / total) * 100;
    before += count;
    return { bias, x, width: (count / total) * 100 };
  });
}
