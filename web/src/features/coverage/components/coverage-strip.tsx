import { t } from '@lingui/core/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { type Topic } from '#contract/stories';
import type { Milestone } from '#contract/timeline';
import { readerDay } from '../../../lib/dates';
import { useTopicCoverage } from '../api/use-topic-coverage';
import styles from './coverage-strip.module.css';

/** The figures come after the page, and so may the code that draws them. */
const Chart = lazy(() => import('./coverage-chart'));

interface CoverageStripProps {
  topic: Topic;
  milestones: readonly Milestone[];
  /** Lower, without a legend. */
  isQuiet?: boolean;
  /** Controls of the timeline, beside the link to the table. */
  children?: ReactNode;
}

/** Articles per day by bias group, with milestones marked, if the topic has more than one day. */
export function CoverageStrip({ topic, milestones, isQuiet = false, children }: CoverageStripProps) {
  const { data: coverage, error } = useTopicCoverage(topic.id);
  const tools = (
    <div className={styles.tools} data-print="no">
      {children}
    </div>
  );
  if (readerDay(topic.createdAt) === readerDay(topic.lastReportedAt)) return tools;
  if (coverage === undefined && error !== undefined)
    return (
      <>
        <p className={`meta ${styles.failed}`}>{t`The coverage by day could not be loaded.`}</p>
        {tools}
      </>
    );
  const loading = (
    <>
      <div className={`bone ${isQuiet ? styles.quietBone : styles.bone}`} />
      {tools}
    </>
  );
  if (coverage === undefined) return loading;
  return (
    <Suspense fallback={loading}>
      <Chart coverage={coverage} milestones={milestones} isQuiet={isQuiet}>
        {children}
      </Chart>
    </Suspense>
  );
}
