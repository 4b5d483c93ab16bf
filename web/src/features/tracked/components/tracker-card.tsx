import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#contract/site';
import type { Topic, TopicStats } from '#contract/stories';
import { frequencyLabel } from '#words/stories';
import { Progress } from '../../../components/feedback/progress';
import { RelativeTime } from '../../../components/relative-time';
import { StatusBadge } from '../../../components/story/status-badge';
import { numberLabel } from '../../../lib/language/numbers';
import { said } from '../../../lib/language/said';
import { pages } from '../../../lib/urls';
import styles from './tracker-card.module.css';

interface TrackerCardProps {
  topic: Topic;
  stats: TopicStats | undefined;
}

const UNKNOWN = '–';

const figureOf = (count: number | undefined) => (count === undefined ? UNKNOWN : numberLabel(count));

/** The story's estimated progress, how it was estimated, and its figures. */
export function TrackerCard({ topic, stats }: TrackerCardProps) {
  return (
    <section aria-labelledby="tracker-title" className={styles.card}>
      <div className={styles.head}>
        <h2 id="tracker-title" className={styles.title}>
          {PRODUCT_NAME}
        </h2>
        <StatusBadge status={topic.status} />
      </div>
      <div className={styles.progress}>
        <Progress percent={topic.estimatedCompletionPercent} label={t`Estimated completion of the story`} />
        <p className="meta">{said(topic.completionReason)}</p>
      </div>
      <dl className={styles.stats}>
        <Stat name={t`Sources`}>
          {figureOf(stats?.sourceCount)}{' '}
          <a href={pages.topicSources(topic.slug)} target="_blank" rel="noreferrer" className={styles.all}>
            <Trans>
              List of sources
              <span className="visually-hidden">, opens in a new tab</span>
            </Trans>
          </a>
        </Stat>
        <Stat name={t`Articles`}>{figureOf(stats?.articleCount)}</Stat>
        <Stat name={t`Multi-source updates`}>{figureOf(stats?.multiSourceUpdates)}</Stat>
        <Stat name={t`Update frequency`}>
          {stats === undefined ? UNKNOWN : frequencyLabel(stats.updateFrequency)}
        </Stat>
        <Stat name={t`Last updated`}>
          {stats === undefined ? UNKNOWN : <RelativeTime at={stats.lastUpdated} />}
        </Stat>
      </dl>
    </section>
  );
}

function Stat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.stat}>
      <dt className="meta">{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
