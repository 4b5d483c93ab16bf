import { MESSAGES } from '#words/site';
import { useTopicArticles } from '../../api/use-topic-articles';
import { TopicArticles } from './topic-articles';

/** The newest articles of the topic. */
export function LatestArticles({ topicId }: { topicId: number }) {
  return <TopicArticles list={useTopicArticles(topicId)} empty={MESSAGES.newsFeedEmpty} />;
}
