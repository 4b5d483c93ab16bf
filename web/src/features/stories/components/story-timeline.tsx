import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { StoryTracker } from '#contract/stories';
import { MESSAGES } from '#words/site';
import { PickOne } from '../../../components/form/pick-one';
import type { StorySort } from '../api/use-story';
import { StoryMilestoneItem } from './story-milestone-item';
import styles from './story-timeline.module.css';

const ORDERS: readonly { value: StorySort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

interface StoryTimelineProps {
  story: Pick<StoryTracker, 'slug' | 'milestones'>;
  sort: StorySort;
  /** The requested order could not be loaded; the previous one is shown. */
  hasFailed: boolean;
  onSort: (sort: StorySort) => void;
}

export function StoryTimeline({ story: { slug, milestones }, sort, hasFailed, onSort }: StoryTimelineProps) {
  return (
    <section aria-labelledby="story-timeline-title" className={styles.timeline}>
      <div className={styles.head}>
        <h2 id="story-timeline-title">
          <Trans>Milestones</Trans>
        </h2>
        <PickOne<StorySort>
          label={t`Order of the milestones`}
          choices={ORDERS}
          chosen={sort}
          onChoose={onSort}
        />
      </div>
      {hasFailed && (
        <p role="alert" className={styles.empty}>
          <Trans>The milestones could not be loaded in this order. Please try again later.</Trans>
        </p>
      )}
      {milestones.length === 0 ? (
        <p className={styles.empty}>{MESSAGES.milestonesEmpty}</p>
      ) : (
        <ol>
          {milestones.map((milestone) => (
            <li key={milestone.id}>
              <StoryMilestoneItem milestone={milestone} slug={slug} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
