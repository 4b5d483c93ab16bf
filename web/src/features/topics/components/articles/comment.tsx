import { t } from '@lingui/core/macro';
import { useTopicComment } from '../../api/use-topic-comment';
import { TopicArticles } from './topic-articles';

/** Opinion, background, live blogs and digests about the topic. None of it counts as a report. */
export function Comment({ topicId }: { topicId: number }) {
  return <TopicArticles list={useTopicComment(topicId)} empty={t`No comment on this story yet.`} />;
}
