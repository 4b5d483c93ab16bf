import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
        <Trans>
          {milestones === undefined ? t`The developments` : counted(milestones.length)}, each with the
          independent origins that reported it
        </Trans>
      </StorySubpageHead>
      <div className={styles.lines}>
        <div className={styles.later}>
          <CoverageStrip topic={topic} milestones={milestones ?? []} />
        </div>
        <TimelineFilters {...filter} />
        <TimelineContent
          milestones={milestones}
          failed={error !== undefined}
          onRetry={() => void mutate()}
          show={filter.show}
          order={filter.order}
          onShowAll={() => filter.change({ show: 'all' })}
        />
        <AnnouncedSteps topicId={topic.id} slug={topic.slug} />
      </div>
    </>
  );
}

const counted = (n: number) => `${n} ${n === 1 ? 'milestone' : 'milestones'}`;
