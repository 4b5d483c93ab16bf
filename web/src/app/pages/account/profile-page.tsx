import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { User } from '#contract/accounts';
import { i18n } from '#language';
import { ScrollingTabs } from '../../../components/scrolling-tabs';
import { useReader } from '../../../features/account/api/use-reader';
import { ProfileDetails } from '../../../features/account/components/profile/profile-details';
import { HistorySettings } from '../../../features/account/components/settings/history-settings';
import { NotificationSettings } from '../../../features/account/components/settings/notification-settings';
import { ApiTokenSection } from '../../../features/account/components/tokens/api-tokens';
import { FollowedTopics } from '../../../features/follow/components/followed-topics';
import { ApplyToAll } from '../../../features/follow/components/preferences/apply-to-all';
import { WelcomeAgain } from '../../../features/onboarding/components/welcome';
import { DeviceNotifications } from '../../../features/push/components/device-notifications';
import { QuietHours } from '../../../features/push/components/quiet-hours';
import { SubscriptionTab } from '../../../features/subscription/components/subscription-tab';
import { TargetsSection } from '../../../features/targets/components/targets-section';
import styles from '../reading.module.css';

interface Tab {
  key: string;
  label: MessageDescriptor;
  draw: (reader: User) => ReactNode;
}

const PROFILE: Tab = {
  key: 'profile',
  label: msg`Profile`,
  draw: (reader) => (
    <>
      <ProfileDetails reader={reader} />
      <ApiTokenSection />
      <WelcomeAgain />
    </>
  ),
};

const TABS: readonly Tab[] = [
  PROFILE,
  { key: 'followed', label: msg`Followed`, draw: () => <FollowedTopics /> },
  {
    key: 'notifications',
    label: msg`Notifications`,
    draw: (reader) => (
      <>
        <NotificationSettings reader={reader} />
        <DeviceNotifications />
        <TargetsSection />
        <QuietHours />
        <ApplyToAll label={t`Change all stories you follow`} />
      </>
    ),
  },
  { key: 'history', label: msg`History`, draw: () => <HistorySettings /> },
  { key: 'subscription', label: msg`Subscription`, draw: (reader) => <SubscriptionTab reader={reader} /> },
];

export function Component() {
  const { reader } = useReader();
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ key }) => key === params.get('tab')) ?? PROFILE;
  return (
    <div className={styles.column}>
      <h1>
        <Trans>My Profile</Trans>
      </h1>
      {reader !== null && (
        <ScrollingTabs
          label={t`Profile`}
          tabs={TABS.map(({ key, label }) => ({ key, label: i18n._(label) }))}
          active={tab.key}
          onChoose={(chosen) => setParams({ tab: chosen }, { replace: true, preventScrollReset: true })}
        >
          {tab.draw(reader)}
        </ScrollingTabs>
      )}
    </div>
  );
}
