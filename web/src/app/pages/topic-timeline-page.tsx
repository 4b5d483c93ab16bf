import { plural, t } from '@lingui/core/macro';
import type { TopicPage } from '#contract/stories';
import { CoverageStrip } from '../../features/coverage/components/coverage-strip';
import { useMilestones } from '../../features/timeline/api/use-milestones';
import { TimelineContent } from '../../features/timeline/components/timeline-content';
import { TimelineFilters } from '../../features/timeline/components/timeline-filters';
import { useMissingMilestone } from '../../features/timeline/hooks/use-missing-milestone';
import { useTimelineFilter } from '../../features/timeline/hooks/use-timeline-filter';
import { StorySubpageHead } from '../../features/topics/components/page/story-subpage-head';
import { TopicOfAddress } from '../../features/topics/components/page/topic-of-address';
import { AnnouncedSteps } from '../../features/topics/components/steps/announced-steps';
import { pages } from '../../lib/urls';
import styles from './reading.module.css';

/** The full timeline of a topic. The address holds the filter. */
export function Component() {
  return (
    <TopicOfAddress path={pages.topicTimeline}>
      {(topic) => <TimelineView key={topic.id} topic={topic} />}
    </TopicOfAddress>
  );
}

function TimelineView({ topic }: { topic: TopicPage }) {
  const { data: milestones, error, mutate } = useMilestones(topic.id, true);
  const filter = useTimelineFilter();
  useMissingMilestone(milestones, mutate);
  return (
    <>
      <StorySubpageHead topic={topic} page="topic-timeline" title={t`Timeline`}>
        {milestones === undefined
          ? t`The developments, each with the independent origins that reported it`
          : plural(milestones.length, {
              one: '# milestone, each with the independent origins that reported it',
              other: '# milestones, each with the independent origins that reported it',
            })}
      </StorySubpageHead>
      <div className={styles.lines}>
        <div className={styles.later}>
          <CoverageStrip topic={topic} milestones={milestones ?? []} />
        </div>
        <TimelineFilters {...filter} />
        <TimelineContent
          milestones={milestones}
          failed={error !== undefined}
          onRetry={mutate}
          show={filter.show}
          order={filter.order}
          onShowAll={() => filter.change({ show: 'all' })}
        />
        <AnnouncedSteps topicId={topic.id} slug={topic.slug} />
      </div>
    </>
  );
}
