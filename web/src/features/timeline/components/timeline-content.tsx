import { t } from '@lingui/core/macro';
import { arrangeTimeline, type Milestone, type TimelineOrder, type TimelineShow } from '#contract/timeline';
import { MESSAGES } from '#words/site';
import { TryAgain } from '../../../components/feedback/try-again';
import { numberLabel } from '../../../lib/language/numbers';
import { sampleMilestones } from './sample-milestones';
import { Timeline } from './timeline';
import styles from './timeline-content.module.css';

interface TimelineContentProps {
  milestones: readonly Milestone[] | undefined;
  failed: boolean;
  onRetry: () => Promise<unknown>;
  show: TimelineShow;
  order?: TimelineOrder;
  seenAt?: string | null;
  /** Puts smaller updates on one line. */
  isFolded?: boolean;
  onShowAll: () => void;
}

/** The timeline, or its loading, failed and empty states. */
export function TimelineContent(props: TimelineContentProps) {
  const { milestones, failed, onRetry, show, order = 'newest', seenAt = null, isFolded, onShowAll } = props;
  if (milestones === undefined && failed) {
    return (
      <>
        <div role="alert" className={styles.samples}>
          <p>{t`The milestones could not be loaded. These four are examples, not news.`}</p>
          <TryAgain onRetry={onRetry} />
        </div>
        <Timeline milestones={sampleMilestones()} hasOrigins={false} />
      </>
    );
  }
  if (milestones === undefined) return <TimelineSkeleton />;
  if (milestones.length === 0) return <p className={styles.empty}>{MESSAGES.milestonesEmpty}</p>;
  if (arrangeTimeline(milestones, { show, order, seenAt }).length === 0) {
    return (
      <div className={styles.empty}>
        <p>{show === 'major' ? t`There are no key milestones yet.` : t`No milestone is verified yet.`}</p>
        <button type="button" className={`button ${styles.all}`} onClick={onShowAll}>
          {t`Show all ${{ count: numberLabel(milestones.length) }}`}
        </button>
      </div>
    );
  }
  return (
    <Timeline
      milestones={milestones}
      show={show}
      order={order}
      seenAt={seenAt}
      isFolded={isFolded ?? false}
    />
  );
}

function TimelineSkeleton() {
  return (
    <div role="status" aria-busy="true" className={styles.skeleton}>
      <span className="visually-hidden">{t`Loading the timeline`}</span>
      {['a', 'b', 'c'].map((key) => (
        <span key={key} className={`bone ${styles.bone}`} />
      ))}
    </div>
  );
}
