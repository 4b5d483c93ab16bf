import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { RelatedTopic } from '#contract/stories';
import { relationWords } from '#words/stories';
import { RELATION_NAMES } from '#words/vocabulary';
import { StatusBadge } from '../../../components/story/status-badge';
import { pages } from '../../../lib/urls';
import { useRelatedTopics } from '../api/use-related-topics';
import styles from './related-stories.module.css';

/** Stories that are near to this one, each with the reason. Nothing if there are none, or if they could not be loaded. */
export function RelatedStories({ topicId }: { topicId: number }) {
  const { data: related } = useRelatedTopics(topicId);
  if (related === undefined || related.length === 0) return null;
  return (
    <section aria-labelledby="related-stories-title" className={styles.related}>
      <h2 id="related-stories-title" className={styles.title}>
        {t`Related stories`}
      </h2>
      <ul className={styles.list}>
        {related.map((topic) => (
          <li key={topic.id} className={styles.item}>
            <RelatedStory topic={topic} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RelatedStory({ topic }: { topic: RelatedTopic }) {
  return (
    <>
      <p className={`meta ${styles.meta}`}>
        <span>{RELATION_NAMES[topic.kind]}</span>
        <StatusBadge status={topic.status} />
      </p>
      <Link to={pages.topic(topic.slug)} className={styles.name} lang={topic.language}>
        {topic.name}
      </Link>
      <p className={styles.why}>{relationWords(topic.why)}</p>
    </>
  );
}
