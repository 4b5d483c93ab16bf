import { Tabs } from 'antd';
import type { Milestone, Topic, TopicChange } from '#contract';
import { MyCollections } from '../../collections/components/my-collections';
import { LatestArticles } from './latest-articles';
import { StoryHistory } from './story-history';

interface TopicTabsProps {
  topic: Topic;
  /** Followers have their collections here, too. */
  isFollowing: boolean;
  milestones: readonly Milestone[] | undefined;
  changes: readonly TopicChange[] | undefined;
  milestonesFailed: boolean;
  /** Told when the history is looked at: it needs the milestones. */
  onTab: (tab: string) => void;
}

export function TopicTabs({
  topic,
  isFollowing,
  milestones,
  changes,
  milestonesFailed,
  onTab,
}: TopicTabsProps) {
  const collections = {
    key: 'collections',
    label: 'My Collections',
    children: <MyCollections topic={topic} />,
  };
  return (
    <Tabs
      size="small"
      tabBarGutter={14}
      onChange={onTab}
      items={[
        { key: 'articles', label: 'Latest Articles', children: <LatestArticles topicId={topic.id} /> },
        ...(isFollowing ? [collections] : []),
        {
          key: 'history',
          label: 'Story History',
          children: (
            <StoryHistory milestones={milestones} changes={changes ?? []} failed={milestonesFailed} />
          ),
        },
      ]}
    />
  );
}
