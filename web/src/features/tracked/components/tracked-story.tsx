import { t } from '@lingui/core/macro';
import type { UserTopic } from '#contract/reading';
import { Progress } from '../../../components/feedback/progress';
import { RowHeadline } from '../../../components/row-headline';
import { cardAttributes } from '../../../lib/page/cards';
import { pages } from '../../../lib/urls';
import { FollowNews } from '../../follow/components/follow-news';

/** A followed topic: its last milestone, status and progress, and what is new since the last visit. */
export function TrackedStory({ follow }: { follow: UserTopic }) {
  const { topic } = follow;
  const title = `tracked-${topic.id}`;
  return (
    <article {...cardAttributes({ topicId: topic.id })} aria-labelledby={title}>
      <RowHeadline id={title} level="h2" to={pages.topic(topic.slug)} language={topic.language}>
        {topic.name}
      </RowHeadline>
      <FollowNews follow={follow} />
      <Progress
        percent={topic.estimatedCompletionPercent}
        label={t`Estimated completion of ${{ name: topic.name }}`}
      />
    </article>
  );
}
