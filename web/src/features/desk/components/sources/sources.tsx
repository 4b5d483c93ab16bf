import { msg, t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';
import { i18n } from '#language';
import { ScrollingTabs } from '../../../../components/scrolling-tabs';
import { AddFeed } from '../feeds/add-feed';
import { FeedList } from '../feeds/feed-list';
import { AlertList } from './alert-list';
import { Opml } from './opml';
import { SourceList } from './source-list';

const TABS = [
  { key: 'feeds', label: msg`Feeds` },
  { key: 'directory', label: msg`Directory` },
  { key: 'opml', label: { id: 'OPML' } },
  { key: 'alerts', label: msg`Alerts` },
];

/** Feeds, the directory of sources, lists of feeds, and alerts. The view is in the address. */
export function Sources() {
  const [params, setParams] = useSearchParams();
  const active = TABS.find(({ key }) => key === params.get('view'))?.key ?? 'feeds';
  return (
    <ScrollingTabs
      label={t`Sources`}
      tabs={TABS.map(({ key, label }) => ({ key, label: i18n._(label) }))}
      active={active}
      onChoose={(view) => setParams({ tab: 'sources', view }, { replace: true, preventScrollReset: true })}
      compact
    >
      {active === 'feeds' && (
        <>
          <AddFeed />
          <FeedList />
        </>
      )}
      {active === 'directory' && <SourceList />}
      {active === 'opml' && <Opml />}
      {active === 'alerts' && <AlertList />}
    </ScrollingTabs>
  );
}
