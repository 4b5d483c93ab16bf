import { t } from '@lingui/core/macro';
import { timeLabel } from '../../../../lib/dates';
import styles from './overview.module.css';

interface HourBarsProps {
  title: string;
  /** A value with its unit: '2 articles'. */
  counted: (value: number) => string;
  /** What it says if every hour has none. */
  none: string;
  /** Oldest first. Null: nothing was measured. */
  hours: readonly { at: string; value: number | null }[];
}

const HEIGHT = 64;
const WIDTH = 8;
const GAP = 2;

/** A bar for each hour, between its first and last one. The sentence below says the most, so the drawing needs no scale. */
export function HourBars({ title, counted, none, hours }: HourBarsProps) {
  const measured = hours.flatMap(({ at, value }) => (value === null ? [] : [{ at, value }]));
  const most = measured.toSorted((a, b) => b.value - a.value)[0];
  const last = hours.at(-1);
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
              <title>{barTitle(timeLabel(at), value === null ? null : counted(value))}</title>
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
            : summaryOf({
                most: counted(most.value),
                time: timeLabel(most.at),
                now: last?.value == null ? null : counted(last.value),
              })}
      </p>
    </figure>
  );
}

function barTitle(time: string, value: string | null): string {
  return value === null ? t`${time}: nothing measured` : t`${{ name: time }}: ${value}`;
}

function summaryOf({ most, time, now }: { most: string; time: string; now: string | null }): string {
  return now === null
    ? t`Most: ${most} at ${time}. This hour: nothing yet.`
    : t`Most: ${most} at ${time}. This hour: ${now}.`;
}
