import { t } from '@lingui/core/macro';
import { SKELETONS } from '#contract/site';
import { type Topic } from '#contract/stories';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { Repeated } from '../../../components/repeated';
import { useCategories } from '../../categories/api/use-categories';
import { TopicCard } from './topic-card';
import styles from './topic-list.module.css';

interface TopicListProps {
  topics: readonly Topic[] | undefined;
  failed: boolean;
  onRetry: () => Promise<unknown>;
  empty: string;
  emptyHint?: string;
  /** Of the topics' names. */
  level?: 'h2' | 'h3';
}

export function TopicList({ topics, failed, onRetry, empty, emptyHint, level = 'h2' }: TopicListProps) {
  const { data: categories } = useCategories();
  // Also instead of an earlier search's results, which do not answer this one.
  if (failed) {
    return <LoadFailed title={t`The topics could not be loaded.`} onRetry={onRetry} />;
  }
  if (topics === undefined) return <Skeleton />;
  if (topics.length === 0) return <Callout title={empty} hint={emptyHint} />;
  return (
    <ul className={styles.grid}>
      {topics.map((topic) => (
        <li key={topic.id} className={styles.item}>
          <TopicCard
            topic={topic}
            level={level}
            category={categories?.find(({ id }) => id === topic.categoryId)}
          />
        </li>
      ))}
    </ul>
  );
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true" className={styles.grid}>
      <span className="visually-hidden">{t`Loading topics`}</span>
      <Repeated times={SKELETONS.topics}>
        <div className={styles.item}>
          <span className={`bone ${styles.bone}`} />
        </div>
      </Repeated>
    </div>
  );
}
