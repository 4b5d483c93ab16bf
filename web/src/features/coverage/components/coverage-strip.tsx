import { useId } from 'react';
import { biasLabel } from '#contract/reading';
import { type Topic } from '#contract/stories';
import { type CoverageDay, coverageDays, type Milestone, milestoneNear } from '#contract/timeline';
import { BIAS_GROUPS } from '#vocabulary';
import { utcDayLabel } from '../../../lib/dates';
import { useTopicCoverage } from '../api/use-topic-coverage';
import { CoverageBars } from './coverage-bars';
import styles from './coverage-strip.module.css';

interface CoverageStripProps {
  topic: Topic;
  milestones: readonly Milestone[];
}

/** Articles per day by bias group, with milestones marked. A day links to its place in the timeline below. */
export function CoverageStrip({ topic, milestones }: CoverageStripProps) {
  const title = useId();
  const { data: coverage, error } = useTopicCoverage(topic.id);
  // One day makes no chart.
  if (topic.createdAt.slice(0, 10) === topic.lastReportedAt.slice(0, 10)) return null;
  if (error !== undefined && coverage === undefined)
    return <p className={`meta ${styles.failed}`}>The coverage by day could not be loaded.</p>;
  if (coverage === undefined) return <div className={`bone ${styles.bone}`} />;
  const days = coverageDays(coverage, milestones);
  if (days.length < 2) return null;
  return (
    <section aria-labelledby={title} className={styles.strip}>
      <p id={title} className={styles.title}>
        Articles per day
      </p>
      <CoverageBars days={days} onDay={(day) => scrollTo(milestoneNear(day, milestones))} />
      <details className={styles.details}>
        <summary className={styles.summary}>Show as a table</summary>
        <CoverageTable days={days} />
      </details>
      {coverage.earlier > 0 && <p className="meta">And {coverage.earlier} earlier articles.</p>}
    </section>
  );
}

function scrollTo(milestoneId: number | null): void {
  const item = document.getElementById(`milestone-${milestoneId}`);
  if (item === null) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  item.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
  item.tabIndex = -1;
  item.focus({ preventScroll: true });
}

function CoverageTable({ days }: { days: readonly CoverageDay[] }) {
  const groups = BIAS_GROUPS.filter((bias) => days.some(({ articles }) => articles[bias] > 0));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Articles per day, as a table">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            <th scope="col">Articles</th>
            {groups.map((bias) => (
              <th key={bias} scope="col">
                {biasLabel(bias)}
              </th>
            ))}
            <th scope="col">Milestones</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ total, milestones }) => total + milestones > 0)
            .map(({ day, total, articles, milestones }) => (
              <tr key={day}>
                <th scope="row">{utcDayLabel(day)}</th>
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
