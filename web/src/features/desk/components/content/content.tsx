import { msg, t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';
import { i18n } from '#language';
import { ScrollingTabs } from '../../../../components/scrolling-tabs';
import { useReader } from '../../../account/api/use-reader';
import { ArticleList } from './article-list';
import { DeskReports } from './desk-reports';
import { MessageList } from './message-list';

const TABS = [
  { key: 'articles', label: msg`Articles` },
  { key: 'reports', label: msg`Reports` },
];
const MESSAGES = { key: 'messages', label: msg`Contact messages` };

/** Articles, reports of inaccuracies and, for admins, messages of the contact form. The view is in the address. */
export function Content() {
  const { reader } = useReader();
  const [params, setParams] = useSearchParams();
  const tabs = reader?.isAdmin ? [...TABS, MESSAGES] : TABS;
  const active = tabs.find(({ key }) => key === params.get('view'))?.key ?? 'articles';
  return (
    <ScrollingTabs
      label={t`Content`}
      tabs={tabs.map(({ key, label }) => ({ key, label: i18n._(label) }))}
      active={active}
      onChoose={(view) => setParams({ tab: 'content', view }, { replace: true, preventScrollReset: true })}
      compact
    >
      {active === 'articles' && <ArticleList />}
      {active === 'reports' && <DeskReports />}
      {active === 'messages' && <MessageList />}
    </ScrollingTabs>
  );
}
