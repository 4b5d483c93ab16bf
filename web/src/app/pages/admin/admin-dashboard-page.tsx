import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DESK_TABS, type DeskTab } from '#contract/desk';
import { Spinner } from '../../../components/feedback/spinner';
import { ScrollingTabs } from '../../../components/scrolling-tabs';
import { useReader } from '../../../features/account/api/use-reader';
import { said } from '../../../lib/language/said';

/** One file per tab, loaded when it is opened. */
const FILES = import.meta.glob<{ Component: ComponentType }>('./tabs/*-tab.tsx');

const TABS = DESK_TABS.flatMap((tab: DeskTab) => {
  const load = FILES[`./tabs/${tab.key}-tab.tsx`];
  if (load === undefined) return [];
  return [{ ...tab, Panel: lazy(async () => ({ default: (await load()).Component })) }];
});

/** The desk. The address holds the tab; editors see only theirs. */
export function Component() {
  const { reader } = useReader();
  const [params, setParams] = useSearchParams();
  const open = TABS.filter(({ who }) => who === 'editors' || reader?.isAdmin);
  const tab = open.find(({ key }) => key === params.get('tab')) ?? open[0];
  return (
    <>
      <h1>
        <Trans>Admin Dashboard</Trans>
      </h1>
      {tab !== undefined && (
        <ScrollingTabs
          label={t`Dashboard`}
          tabs={open.map(({ key, label }) => ({ key, label: said(label) }))}
          active={tab.key}
          onChoose={(chosen) => setParams({ tab: chosen }, { replace: true, preventScrollReset: true })}
        >
          <Suspense fallback={<Spinner label={t`Loading ${{ tab: said(tab.label) }}`} />}>
            <tab.Panel />
          </Suspense>
        </ScrollingTabs>
      )}
    </>
  );
}
