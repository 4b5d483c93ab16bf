import { Link } from 'react-router-dom';
import { MESSAGES } from '#contract/site';
import type { TopicPage } from '#contract/stories';
import { pages } from '../../../lib/urls';
import styles from './topic-description.module.css';

/** The story in up to three sentences. Each links to the article that it is from. */
export function TopicDescription({ topic }: { topic: TopicPage }) {
  const { description, descriptionSources: sentences } = topic;
  if (sentences.length === 0)
    return <p className={styles.description}>{description ?? MESSAGES.noDescription}</p>;
  return (
    <p className={styles.description}>
      {sentences.map(({ text, articleId }, at) => (
        <span key={articleId}>
          {at > 0 && ' '}
          <Link to={pages.article(String(articleId))} className={styles.sentence}>
            {text}
          </Link>
        </span>
      ))}
    </p>
  );
}
