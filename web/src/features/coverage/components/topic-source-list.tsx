import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { TopicSource } from '#contract/stories';
import { Callout } from '../../../components/feedback/callout';
import { Choice } from '../../../components/form/choice';
import { cardAttributes } from '../../../lib/page/cards';
import { useTopicSources } from '../api/use-topic-sources';
import { TopicSourceItem } from './topic-source-item';
import styles from './topic-source-list.module.css';

type Order = 'first' | 'articles' | 'trust';

const ORDERS: readonly { value: Order; label: string }[] = [
  { value: 'first', label: 'First to report' },
  { value: 'articles', label: 'Most articles' },
  { value: 'trust', label: 'Highest trust' },
];

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
    return (
      <Callout alert title={t`The sources could not be loaded.`}>
        <button type="button" className="button" onClick={() => void mutate()}>
          <Trans>Try Again</Trans>
        </button>
      </Callout>
    );
  }
  if (sources === undefined) return <Skeleton />;
  if (sources.length === 0) return <Callout title={t`No source has reported on this topic yet.`} />;
  return (
    <>
      <div className={styles.head}>
        <Choice label={t`Order`} value={order} choices={ORDERS} onChange={setOrder} />
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
          <Trans>
            Showing the {sources.length} sources that reported first, of {count}.
          </Trans>
        </p>
      )}
    </>
  );
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">
        <Trans>Loading the sources</Trans>
      </span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <span key={key} className={`bone ${styles.bone}`} />
      ))}
    </div>
  );
}
