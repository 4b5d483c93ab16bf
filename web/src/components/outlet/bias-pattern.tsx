import type { BiasGroup } from '#contract/sources';
import { BIAS_GROUPS } from '#vocabulary';
import styles from './bias-pattern.module.css';

/** The pattern of each group, on a 6 px tile. */
const LINES: Record<BiasGroup, string | null> = {
  left: null,
  'center-left': 'M-1 5L5 -1M1 7L7 1',
  center: 'M0 3H6',
  'center-right': 'M-1 1L5 7M1 -1L7 5',
  right: 'M3 0V6',
  unknown: 'M0 3H3M3 0H6',
};

/** The patterns that `biasFill` refers to, once per drawing. `scope` keeps drawings apart. */
export function BiasPatterns({ scope }: { scope: string }) {
  return (
    <defs>
      {BIAS_GROUPS.map((bias) => (
        <pattern
          key={bias}
          id={`${scope}-${bias}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          className={styles[bias]}
        >
          <rect width="6" height="6" className={styles.ground} />
          {LINES[bias] !== null && (
            <path d={LINES[bias]} className={bias === 'unknown' ? styles.dashes : styles.line} />
          )}
        </pattern>
      ))}
    </defs>
  );
}

export const biasFill = (scope: string, bias: BiasGroup) => `url(#${scope}-${bias})`;
