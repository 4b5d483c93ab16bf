import { useSearchParams } from 'react-router-dom';
import type { PageName } from '#contract/site';
import { titleInLanguage } from '../lib/page/page-title';
import { TabTitle } from './tab-title';

/** The title of the browser's tab, as the table of pages has it. `shown` is the name of what the page shows. */
export function PageTitle({ page, shown }: { page: PageName; shown?: string }) {
  const [params] = useSearchParams();
  return <TabTitle page={titleInLanguage(page, shown, params.get('tab'))} />;
}
