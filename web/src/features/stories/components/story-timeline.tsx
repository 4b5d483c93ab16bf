import { Segmented } from 'antd';
import { MESSAGES } from '#contract/site';
import { type StoryTracker } from '#contract/stories';
import { AntdTheme } from '../../../components/antd-theme';
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
    <section aria-labelledby="story-timeline-title">
      <div className={styles.head}>
        <h2 id="story-timeline-title">Milestones</h2>
        <AntdTheme>
          <Segmented<StorySort>
            aria-label="Order of the milestones"
            value={sort}
            onChange={onSort}
            options={[
              { value: 'newest', label: 'Newest first' },
              { value: 'oldest', label: 'Oldest first' },
            ]}
          />
        </AntdTheme>
      </div>
      {hasFailed && (
        <p role="alert" className={styles.empty}>
          The milestones could not be loaded in this order. Please try again later.
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
