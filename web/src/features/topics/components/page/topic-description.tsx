import { Link } from 'react-router-dom';
import type { TopicPage } from '#contract/stories';
import { MESSAGES } from '#words/site';
import { isSameHeadline } from '../../../../lib/headlines';
import { pages } from '../../../../lib/urls';
import styles from './topic-description.module.css';

/**
 * The story in up to three sentences. Each links to the article that it is from. The sentence that 'Where it stands' or the end
 * card shows below is left out.
 */
export function TopicDescription({ topic }: { topic: TopicPage }) {
  const { language, description, descriptionSources, whereItStands, ending } = topic;
  const below = (ending ?? whereItStands)?.text ?? '';
  const sentences = descriptionSources.filter(({ text }) => !isSameHeadline(text, below));
  if (sentences.length === 0 && descriptionSources.length > 0) return null;
  if (sentences.length === 0)
    return (
      <p className={styles.description} lang={description === null ? undefined : language}>
        {description ?? MESSAGES.noDescription}
      </p>
    );
  return (
    <p className={styles.description} lang={language}>
      {sentences.map(({ text, articleId }, at) => (
        <span key={text}>
          {at > 0 && ' '}
          <Link to={pages.article(String(articleId))} className={styles.sentence}>
            {text}
          </Link>
        </span>
      ))}
    </p>
  );
}
