import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import type { Topic, TopicChange } from '#contract/stories';
import type { Milestone } from '#contract/timeline';
import { Spinner } from '../../../components/feedback/spinner';
import { ScrollingTabs } from '../../../components/scrolling-tabs';
import { Comment } from './articles/comment';
import { LatestArticles } from './articles/latest-articles';

const MyCollections = lazy(() =>
  import('../../collections/components/my-collections').then((it) => ({ default: it.MyCollections })),
);
const StoryHistory = lazy(() => import('./story-history').then((it) => ({ default: it.StoryHistory })));
const TimeMachine = lazy(() => import('./past/time-machine').then((it) => ({ default: it.TimeMachine })));
const AdvancedSettings = lazy(() =>
  import('../../follow/components/preferences/advanced-settings').then((it) => ({
    default: it.AdvancedSettings,
  })),
);

/** Followers also have their collections and settings here. */
function tabsOf(isFollowing: boolean) {
  return [
    { key: 'articles', label: t`Latest Articles` },
    { key: 'comment', label: t`Comment` },
    ...(isFollowing ? [{ key: 'collections', label: t`My Collections` }] : []),
    { key: 'history', label: t`Story History` },
    ...(isFollowing ? [{ key: 'settings', label: t`Advanced Settings` }] : []),
  ];
}

interface TopicTabsProps {
  topic: Topic;
  isFollowing: boolean;
  milestones: readonly Milestone[] | undefined;
  changes: readonly TopicChange[] | undefined;
  historyFailed: boolean;
  onHistoryRetry: () => Promise<unknown>;
  /** The chosen tab's key. */
  tab: string;
  onTab: (tab: string) => void;
}

export function TopicTabs({ topic, isFollowing, tab, onTab, ...history }: TopicTabsProps) {
  const tabs = tabsOf(isFollowing);
  const key = tabs.find((shown) => shown.key === tab)?.key ?? 'articles';
  return (
    <ScrollingTabs label={t`Articles and history`} compact tabs={tabs} active={key} onChoose={onTab}>
      {key === 'articles' && <LatestArticles topicId={topic.id} />}
      {key === 'comment' && <Comment topicId={topic.id} />}
      <Suspense fallback={<Spinner label={t`Loading`} />}>
        {key === 'collections' && <MyCollections topic={topic} />}
        {key === 'history' && (
          <StoryHistory
            slug={topic.slug}
            milestones={history.milestones}
            changes={history.changes}
            failed={history.historyFailed}
            onRetry={history.onHistoryRetry}
          />
        )}
        {key === 'history' && <TimeMachine slug={topic.slug} />}
        {key === 'settings' && <AdvancedSettings topic={topic} />}
      </Suspense>
    </ScrollingTabs>
  );
}
