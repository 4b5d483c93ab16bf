import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import {
  type CoverageDay,
  coverageDays,
  type Milestone,
  milestoneNear,
  type TopicCoverage,
} from '#contract/timeline';
import { BIAS_GROUPS } from '#vocabulary';
import { biasLabel } from '#words/reading';
import { plainDayLabel, readerDay } from '../../../lib/dates';
import { CoverageBars } from './coverage-bars';
import styles from './coverage-strip.module.css';

interface CoverageChartProps {
  coverage: TopicCoverage;
  milestones: readonly Milestone[];
  isQuiet: boolean;
  /** Controls of the timeline, beside the link to the table. */
  children: ReactNode;
}

/** Articles per day as bars and as a table. A day links to its place in the timeline below. */
export default function CoverageChart({ coverage, milestones, isQuiet, children }: CoverageChartProps) {
  const title = useId();
  const days = coverageDays(coverage, milestones, readerDay);
  // One day makes no chart.
  if (days.length < 2)
    return (
      <div className={styles.tools} data-print="no">
        {children}
      </div>
    );
  return (
    <div className={isQuiet ? undefined : styles.strip}>
      <section aria-labelledby={title} data-print="no">
        <p id={title} className={isQuiet ? 'visually-hidden' : styles.title}>
          {t`Articles per day`}
        </p>
        <CoverageBars
          days={days}
          isQuiet={isQuiet}
          onDay={(day) => scrollTo(milestoneNear(day, milestones, readerDay))}
        />
      </section>
      <div className={styles.tools} data-print="no">
        {children}
        <details className={styles.details}>
          <summary className={styles.summary}>
            {isQuiet ? t`Articles per day as a table` : t`Show as a table`}
          </summary>
          <CoverageTable days={days} />
          {isQuiet && <Earlier count={coverage.earlier} />}
        </details>
      </div>
      {!isQuiet && <Earlier count={coverage.earlier} />}
    </div>
  );
}

function Earlier({ count }: { count: number }) {
  return count === 0 ? null : <p className="meta">{plural(count, { other: 'And # earlier articles.' })}</p>;
}

function scrollTo(milestoneId: number | null): void {
  const item = document.getElementById(`milestone-${milestoneId}`);
  if (item === null) return;
  const fold = item.closest('details');
  if (fold !== null) fold.open = true;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  item.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
  item.tabIndex = -1;
  item.focus({ preventScroll: true });
}

function CoverageTable({ days }: { days: readonly CoverageDay[] }) {
  const groups = BIAS_GROUPS.filter((bias) => days.some(({ articles }) => articles[bias] > 0));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t`Articles per day, as a table`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col">{t`Articles`}</th>
            {groups.map((bias) => (
              <th key={bias} scope="col">
                {biasLabel(bias)}
              </th>
            ))}
            <th scope="col">{t`Milestones`}</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ total, milestones }) => total + milestones > 0)
            .map(({ day, total, articles, milestones }) => (
              <tr key={day}>
                <th scope="row">{plainDayLabel(day)}</th>
                <td>{total}</td>
                {groups.map((bias) => (
                  <td key={bias}>{articles[bias]}</td>
                ))}
                <td>{milestones}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
