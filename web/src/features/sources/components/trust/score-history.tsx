import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TrustPoint } from '#contract/reading';
import { causeLabel } from '#words/reading';
import { dayLabel } from '../../../../lib/dates';
import { numberLabel, tenthsLabel } from '../../../../lib/language/numbers';
import { useNewsClock } from '../../../../lib/news-clock';
import { FiguresTable } from '../directory/figures-table';
import { placePoints } from './place-points';
import styles from './score-history.module.css';

const SCALE = [10, 5, 0];

/** The score of each assessment over time, from 0 to 10. The line has a gap if there was not enough data. */
export function ScoreHistory({ history }: { history: readonly TrustPoint[] }) {
  const { now } = useNewsClock();
  const [first, last] = [history[0], history.at(-1)];
  if (first === undefined || last === undefined) {
    return (
      <p className="meta">
        <Trans>There is no assessment yet.</Trans>
      </p>
    );
  }
  const isScored = history.some(({ score }) => score !== null);
  return (
    <figure>
      {isScored ? (
        <>
          <ScoreChart history={history} first={first} last={last} />
          <figcaption className={`meta ${styles.ends} ${history.length === 1 ? styles.alone : ''}`}>
            <span>{dayLabel(first.at, now)}</span>
            {history.length > 1 && <span>{dayLabel(last.at, now)}</span>}
          </figcaption>
        </>
      ) : (
        <p className="meta">
          <Trans>No assessment had enough data for a score yet.</Trans>
        </p>
      )}
      <FiguresTable
        summary={t`The scores as a table`}
        columns={{ day: t`Day`, score: t`Score`, coverage: t`Coverage`, reason: t`Reason` }}
        rows={history.toReversed().map((point) => ({
          key: point.at,
          cells: [
            dayLabel(point.at, now),
            worded(point),
            t`${{ percent: Math.round(100 * point.coverage) }}%`,
            causeLabel(point.cause),
          ],
        }))}
      />
    </figure>
  );
}

interface ScoreChartProps {
  history: readonly TrustPoint[];
  first: TrustPoint;
  last: TrustPoint;
}

function ScoreChart({ history, first, last }: ScoreChartProps) {
  const { now } = useNewsClock();
  const { points, lines } = placePoints(history);
  const [score, day] = [worded(first), dayLabel(first.at, now)];
  const [lastScore, lastDay] = [worded(last), dayLabel(last.at, now)];
  const label = t`Score ${score} on ${day}, ${lastScore} on ${lastDay}`;
  return (
    <svg role="img" aria-label={label} className={styles.chart}>
      {SCALE.map((tick) => (
        <text key={tick} x="20" y={heightOf(tick)} dy="4" className={styles.tick}>
          {numberLabel(tick)}
        </text>
      ))}
      <svg x="36" width="100%" height="100%" className={styles.plot} aria-hidden="true">
        {SCALE.map((tick) => (
          <line
            key={tick}
            x1="-8"
            x2="100%"
            y1={heightOf(tick)}
            y2={heightOf(tick)}
            className={styles.grid}
          />
        ))}
        {lines.map(([from, to]) => (
          <line
            key={to.at}
            x1={`${from.x}%`}
            y1={`${from.y}%`}
            x2={`${to.x}%`}
            y2={`${to.y}%`}
            className={styles.line}
          />
        ))}
        {points.map(({ at, x, y }) => (
          <circle key={at} cx={`${x}%`} cy={`${y}%`} r="4" className={styles.point} />
        ))}
      </svg>
    </svg>
  );
}

const heightOf = (score: number) => `${8 + 84 * (1 - score / 10)}%`;

const worded = ({ score }: TrustPoint) => (score === null ? t`not enough data` : tenthsLabel(score));
