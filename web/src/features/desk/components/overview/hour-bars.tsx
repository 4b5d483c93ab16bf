import { t } from '@lingui/core/macro';
import { timeLabel } from '../../../../lib/dates';
import { numberLabel } from '../../../../lib/language/numbers';
import styles from './overview.module.css';

interface HourBarsProps {
  title: string;
  /** One, and many. */
  unit: [string, string];
  /** What it says if every hour has none. */
  none: string;
  /** Oldest first. Null: nothing was measured. */
  hours: readonly { at: string; value: number | null }[];
}

const HEIGHT = 64;
const WIDTH = 8;
const GAP = 2;

/** A bar for each hour, between its first and last one. The sentence below says the most, so the drawing needs no scale. */
export function HourBars({ title, unit, none, hours }: HourBarsProps) {
  const measured = hours.flatMap(({ at, value }) => (value === null ? [] : [{ at, value }]));
  const most = measured.toSorted((a, b) => b.value - a.value)[0];
  const last = hours.at(-1);
  const counted = (value: number) => `${numberLabel(value)} ${value === 1 ? unit[0] : unit[1]}`;
  const width = hours.length * (WIDTH + GAP);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.chartTitle}>{title}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.bars}
        aria-hidden="true"
        focusable="false"
      >
        {hours.map(({ at, value }, place) => {
          const height = most === undefined || most.value === 0 ? 0 : ((value ?? 0) / most.value) * HEIGHT;
          return (
            <rect
              key={at}
              x={place * (WIDTH + GAP)}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
              className={styles.bar}
            >
              <title>{`${timeLabel(at)}: ${value === null ? t`nothing measured` : counted(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={`meta ${styles.axis}`} aria-hidden="true">
        <span>{hours[0] && timeLabel(hours[0].at)}</span>
        <span>{last && timeLabel(last.at)}</span>
      </p>
      <p className="meta">
        {most === undefined
          ? t`Nothing measured.`
          : most.value === 0
            ? none
            : t`Most: ${counted(most.value)} at ${timeLabel(most.at)}. This hour: ${last?.value == null ? t`nothing yet` : counted(last.value)}.`}
      </p>
    </figure>
  );
}
