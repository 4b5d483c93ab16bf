import { t } from '@lingui/core/macro';
import type { StoryTracker } from '#contract/stories';
import { MESSAGES } from '#words/site';
import { PickOne } from '../../../components/form/pick-one';
import type { StorySort } from '../api/use-story';
import { StoryMilestoneItem } from './story-milestone-item';
import styles from './story-timeline.module.css';

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
        <h2 id="story-timeline-title">{t`Milestones`}</h2>
        <PickOne<StorySort>
          label={t`Order of the milestones`}
          choices={[
            { value: 'newest', label: t`Newest first` },
            { value: 'oldest', label: t`Oldest first` },
          ]}
          chosen={sort}
          onChoose={onSort}
        />
      </div>
      {hasFailed && (
        <p role="alert" className={styles.empty}>
          {t`The milestones could not be loaded in this order. Please try again later.`}
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
