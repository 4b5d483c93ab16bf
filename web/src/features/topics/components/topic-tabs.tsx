import { Tabs } from 'antd';
import type { Milestone, TopicChange } from '#contract';
import { LatestArticles } from './latest-articles';
import { StoryHistory } from './story-history';

interface TopicTabsProps {
  topicId: number;
  milestones: readonly Milestone[] | undefined;
  changes: readonly TopicChange[] | undefined;
  milestonesFailed: boolean;
  /** Told when the history is looked at: it needs the milestones. */
  onTab: (tab: string) => void;
}

export function TopicTabs({ topicId, milestones, changes, milestonesFailed, onTab }: TopicTabsProps) {
  return (
    <Tabs
      onChange={onTab}
      items={[
        { key: 'articles', label: 'Latest Articles', children: <LatestArticles topicId={topicId} /> },
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
