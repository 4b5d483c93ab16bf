import type { Bias } from '#contract/sources';
import { BIASES } from '#vocabulary';
import { biasLabel } from '#words/reading';
import styles from './bias-mark.module.css';

/** A source's bias label in words, beside its place on the five steps. */
export function BiasMark({ bias }: { bias: Bias | null }) {
  return (
    <span className={styles.mark}>
      <svg width="34" height="10" viewBox="0 0 34 10" aria-hidden="true" focusable="false">
        {bias === null ? (
          <rect x="0.5" y="2.5" width="33" height="5" className={styles.none} />
        ) : (
          BIASES.map((step, index) => (
            <rect
              key={step}
              x={index * 7}
              y={step === bias ? 0 : 3}
              width="6"
              height={step === bias ? 10 : 4}
              className={step === bias ? styles.on : styles.step}
            />
          ))
        )}
      </svg>
      {biasLabel(bias)}
    </span>
  );
}
