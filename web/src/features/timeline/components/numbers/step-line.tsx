import type { ChangedNumber } from '#contract/timeline';
import styles from './number-charts.module.css';
import { stepPoints } from './step-points';

/** The drawing's size (px) and its margin for the dots. The last value's line goes on to the right edge. */
const WIDTH = 320;
const HEIGHT = 56;
const EDGE = 5;
const LAST = 24;

/** A line that steps at each new value. The table beside it says the same in words. */
export function StepLine({ steps }: { steps: ChangedNumber['steps'] }) {
  const points = stepPoints(steps).map(({ x, y }) => ({
    x: EDGE + x * (WIDTH - EDGE - LAST),
    y: EDGE + (1 - y) * (HEIGHT - 2 * EDGE),
  }));
  const line = points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} aria-hidden="true" focusable="false">
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className={styles.axis} />
      <path d={`${line}H${WIDTH}`} className={styles.line} />
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" className={styles.dot} />
      ))}
    </svg>
  );
}
