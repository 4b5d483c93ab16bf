import { Segmented } from 'antd';
import { MESSAGES, type StoryMilestone } from '#contract';
import type { StorySort } from '../api/use-story';
import { StoryMilestoneItem } from './story-milestone-item';
import styles from './story-timeline.module.css';

interface StoryTimelineProps {
  milestones: readonly StoryMilestone[];
  sort: StorySort;
  onSort: (sort: StorySort) => void;
}

export function StoryTimeline({ milestones, sort, onSort }: StoryTimelineProps) {
  return (
    <section aria-labelledby="story-timeline-title">
      <div className={styles.head}>
        <h2 id="story-timeline-title">Milestones</h2>
        <Segmented<StorySort>
          aria-label="Order of the milestones"
          value={sort}
          onChange={onSort}
          options={[
            { value: 'newest', label: 'Newest first' },
            { value: 'oldest', label: 'Oldest first' },
          ]}
        />
      </div>
      {milestones.length === 0 ? (
        <p>{MESSAGES.milestonesEmpty}</p>
      ) : (
        <ol>
          {milestones.map((milestone) => (
            <li key={milestone.id}>
              <StoryMilestoneItem milestone={milestone} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
