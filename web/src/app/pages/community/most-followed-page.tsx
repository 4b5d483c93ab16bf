import { useTopics } from '../../../features/topics/api/use-topics';
import { TopicList } from '../../../features/topics/components/topic-list';

export function Component() {
  const topics = useTopics();
  return (
    <>
      <h1>Most Followed Topics</h1>
      <TopicList
        topics={topics.data?.toSorted((a, b) => b.followerCount - a.followerCount)}
        failed={topics.error !== undefined}
        onRetry={() => void topics.mutate()}
        empty="No topics available at this time."
      />
    </>
  );
}
