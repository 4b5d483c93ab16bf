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
  import('../../follow/components/advanced-settings').then((it) => ({ default: it.AdvancedSettings })),
);

const ARTICLES = { key: 'articles', label: 'Latest Articles' } as const;
const COMMENT = { key: 'comment', label: 'Comment' } as const;
const COLLECTIONS = { key: 'collections', label: 'My Collections' } as const;
const HISTORY = { key: 'history', label: 'Story History' } as const;
const SETTINGS = { key: 'settings', label: 'Advanced Settings' } as const;

const TABS = [ARTICLES, COMMENT, HISTORY];
/** Followers also have their collections and settings here. */
const TABS_OF_FOLLOWERS = [ARTICLES, COMMENT, COLLECTIONS, HISTORY, SETTINGS];

interface TopicTabsProps {
  topic: Topic;
  isFollowing: boolean;
  milestones: readonly Milestone[] | undefined;
  changes: readonly TopicChange[] | undefined;
  historyFailed: boolean;
  onHistoryRetry: () => void;
  /** The chosen tab's key. */
  tab: string;
  onTab: (tab: string) => void;
}

export function TopicTabs({ topic, isFollowing, tab, onTab, ...history }: TopicTabsProps) {
  const tabs = isFollowing ? TABS_OF_FOLLOWERS : TABS;
  const { key } = tabs.find((shown) => shown.key === tab) ?? ARTICLES;
  return (
    <ScrollingTabs label={t`Articles and history`} compact tabs={tabs} active={key} onChoose={onTab}>
      {key === ARTICLES.key && <LatestArticles topicId={topic.id} />}
      {key === COMMENT.key && <Comment topicId={topic.id} />}
      <Suspense fallback={<Spinner label={t`Loading`} />}>
        {key === COLLECTIONS.key && <MyCollections topic={topic} />}
        {key === HISTORY.key && (
          <StoryHistory
            slug={topic.slug}
            milestones={history.milestones}
            changes={history.changes}
            failed={history.historyFailed}
            onRetry={history.onHistoryRetry}
          />
        )}
        {key === HISTORY.key && <TimeMachine slug={topic.slug} />}
        {key === SETTINGS.key && <AdvancedSettings topic={topic} />}
      </Suspense>
    </ScrollingTabs>
  );
}
