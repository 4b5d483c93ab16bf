import type { Milestone } from '#contract';
import { MESSAGES } from '#contract';
import { SAMPLE_MILESTONES } from './sample-milestones';
import { Timeline } from './timeline';
import styles from './timeline-panel.module.css';

interface TimelinePanelProps {
  milestones: readonly Milestone[] | undefined;
  failed: boolean;
  onRetry: () => void;
  isOpen: boolean;
  onToggle: () => void;
}

/** The heart of the topic page. It may be hidden; nothing is fetched for it then. */
export function TimelinePanel({ isOpen, onToggle, ...content }: TimelinePanelProps) {
  return (
    <section aria-labelledby="timeline-title" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="timeline-title">Timeline</h2>
        <button
          type="button"
          className="button button-text"
          aria-expanded={isOpen}
          aria-controls="timeline-body"
          onClick={onToggle}
        >
          {isOpen ? 'Hide Timeline' : 'View Timeline'}
        </button>
      </div>
      <div id="timeline-body" hidden={!isOpen}>
        {isOpen && <TimelineContent {...content} />}
      </div>
    </section>
  );
}

function TimelineContent({ milestones, failed, onRetry }: Omit<TimelinePanelProps, 'isOpen' | 'onToggle'>) {
  if (milestones === undefined && failed) {
    return (
      <>
        <div role="alert" className={styles.samples}>
          <p>The milestones could not be loaded. These four are examples, not news.</p>
          <button type="button" className="button" onClick={onRetry}>
            Try Again
          </button>
        </div>
        <Timeline milestones={SAMPLE_MILESTONES} />
      </>
    );
  }
  if (milestones === undefined) return <TimelineSkeleton />;
  if (milestones.length === 0) return <p className={styles.empty}>{MESSAGES.milestonesEmpty}</p>;
  return <Timeline milestones={milestones} />;
}

function TimelineSkeleton() {
  return (
    <div role="status" aria-busy="true" className={styles.skeleton}>
      <span className="visually-hidden">Loading the timeline</span>
      {['a', 'b', 'c'].map((key) => (
        <span key={key} className={`bone ${styles.bone}`} />
      ))}
    </div>
  );
}
