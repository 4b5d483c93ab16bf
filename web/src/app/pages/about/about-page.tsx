import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PRODUCT_NAME } from '#contract/site';
import { i18n } from '#language';
import { ScrollingTabs } from '../../../components/scrolling-tabs';
import { Approach } from '../../../features/about/components/approach';
import { BiasTab } from '../../../features/about/components/bias-tab';
import { Mission } from '../../../features/about/components/mission';
import { SourcesTab } from '../../../features/about/components/sources-tab';
import reading from '../reading.module.css';
import styles from './about-page.module.css';

const TABS = [
  { key: 'mission', label: msg`Mission` },
  { key: 'sources', label: msg`Sources` },
  { key: 'approach', label: msg`Approach` },
  { key: 'bias', label: msg`Bias` },
] as const;
type Tab = (typeof TABS)[number]['key'];

const PANELS: Record<Tab, ReactNode> = {
  mission: <Mission />,
  sources: <SourcesTab />,
  approach: <Approach />,
  bias: <BiasTab />,
};

export function Component() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ key }) => key === params.get('tab'))?.key ?? 'mission';
  const isWide = tab === 'sources' || tab === 'bias';
  return (
    <div className={`${isWide ? '' : reading.column} ${styles.page}`}>
      <h1>
        <Trans>About {PRODUCT_NAME}</Trans>
      </h1>
      <ScrollingTabs
        label={t`About`}
        tabs={TABS.map(({ key, label }) => ({ key, label: i18n._(label) }))}
        active={tab}
        onChoose={(key) => setParams({ tab: key }, { replace: true, preventScrollReset: true })}
      >
        <div className={styles.panel}>{PANELS[tab]}</div>
      </ScrollingTabs>
    </div>
  );
}
