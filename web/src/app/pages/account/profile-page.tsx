import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type User } from '#contract/accounts';
import { pageTitle } from '#contract/site';
import { Callout } from '../../../components/feedback/callout';
import { Spinner } from '../../../components/feedback/spinner';
import { ScrollingTabs } from '../../../components/scrolling-tabs';
import { SignInLink } from '../../../components/sign-in-link';
import { useReader } from '../../../features/account/api/use-reader';
import { ProfileDetails } from '../../../features/account/components/profile/profile-details';
import { SubscriptionState } from '../../../features/account/components/profile/subscription-state';
import { HistorySettings } from '../../../features/account/components/settings/history-settings';
import { NotificationSettings } from '../../../features/account/components/settings/notification-settings';
import { FollowedTopics } from '../../../features/follow/components/followed-topics';
import styles from '../reading.module.css';

interface Tab {
  key: string;
  label: string;
  draw: (reader: User) => ReactNode;
}

const PROFILE: Tab = {
  key: 'profile',
  label: 'Profile',
  draw: (reader) => <ProfileDetails reader={reader} />,
};

const TABS: readonly Tab[] = [
  PROFILE,
  { key: 'followed', label: 'Followed', draw: () => <FollowedTopics /> },
  {
    key: 'notifications',
    label: 'Notifications',
    draw: (reader) => <NotificationSettings reader={reader} />,
  },
  { key: 'history', label: 'History', draw: () => <HistorySettings /> },
  { key: 'subscription', label: 'Subscription', draw: (reader) => <SubscriptionState reader={reader} /> },
];

export function Component() {
  const { reader, isResolving } = useReader();
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ key }) => key === params.get('tab')) ?? PROFILE;
  return (
    <div className={styles.column}>
      <title>{pageTitle('My Profile')}</title>
      <h1>My Profile</h1>
      {isResolving && <Spinner label="Loading your account" />}
      {!isResolving && reader === null && (
        <Callout title="Sign in to see your profile">
          <SignInLink className="button button-primary" />
        </Callout>
      )}
      {reader !== null && (
        <ScrollingTabs
          label="Profile"
          tabs={TABS}
          active={tab.key}
          onChoose={(chosen) => setParams({ tab: chosen }, { replace: true, preventScrollReset: true })}
        >
          {tab.draw(reader)}
        </ScrollingTabs>
      )}
    </div>
  );
}
