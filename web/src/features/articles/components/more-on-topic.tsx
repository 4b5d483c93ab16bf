import { t } from '@lingui/core/macro';
import { useMoreOnTopic } from '../api/use-more-on-topic';
import { RelatedFailed } from './related-failed';
import { RelatedList } from './related-list';

interface MoreOnTopicProps {
  topicId: number;
  /** Articles that the page already shows. */
  shown: readonly number[];
}

/** Other articles of the topic; nothing if there are none. */
export function MoreOnTopic({ topicId, shown }: MoreOnTopicProps) {
  const { articles, hasFailed, tryAgain } = useMoreOnTopic(topicId, shown);
  if (articles.length === 0 && !hasFailed) return null;
  return (
    <RelatedList title={t`More on this Topic`} articles={articles}>
      {hasFailed && <RelatedFailed onRetry={tryAgain} />}
    </RelatedList>
  );
}
