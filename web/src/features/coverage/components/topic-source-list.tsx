import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { TopicSource } from '#contract/stories';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { Choice } from '../../../components/form/choice';
import { numberLabel } from '../../../lib/language/numbers';
import { cardAttributes } from '../../../lib/page/cards';
import { useTopicSources } from '../api/use-topic-sources';
import { TopicSourceItem } from './topic-source-item';
import styles from './topic-source-list.module.css';

type Order = 'first' | 'articles' | 'trust';

const COMPARE: Record<Order, (a: TopicSource, b: TopicSource) => number> = {
  first: () => 0,
  articles: (a, b) => b.articleCount - a.articleCount,
  trust: (a, b) => (b.credibilityScore ?? -1) - (a.credibilityScore ?? -1),
};

/** Every source that covered the topic; `count` is how many there are. */
export function TopicSourceList({ topicId, count }: { topicId: number; count: number }) {
  const { data: sources, error, mutate } = useTopicSources(topicId);
  const [order, setOrder] = useState<Order>('first');
  if (sources === undefined && error !== undefined) {
    return <LoadFailed title={t`The sources could not be loaded.`} onRetry={mutate} />;
  }
  if (sources === undefined) return <Skeleton />;
  if (sources.length === 0) return <Callout title={t`No source has reported on this topic yet.`} />;
  const orders: readonly { value: Order; label: string }[] = [
    { value: 'first', label: t`First to report` },
    { value: 'articles', label: t`Most articles` },
    { value: 'trust', label: t`Highest trust` },
  ];
  return (
    <>
      <div className={styles.head}>
        <Choice label={t`Order`} value={order} choices={orders} onChange={setOrder} />
      </div>
      <ul>
        {sources.toSorted(COMPARE[order]).map((source) => (
          <li key={source.id} className={styles.row} {...cardAttributes({})}>
            <TopicSourceItem source={source} />
          </li>
        ))}
      </ul>
      {count > sources.length && (
        <p className={`meta ${styles.more}`}>
          {t`Showing the ${{ shown: numberLabel(sources.length) }} sources that reported first, of ${{ count: numberLabel(count) }}.`}
        </p>
      )}
    </>
  );
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{t`Loading the sources`}</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <span key={key} className={`bone ${styles.bone}`} />
      ))}
    </div>
  );
}
