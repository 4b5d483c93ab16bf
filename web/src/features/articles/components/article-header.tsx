import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { ArticlePage } from '#contract/reading';
import { OutletImage } from '../../../components/outlet/outlet-image';
import { SourceLink } from '../../../components/outlet/source-link';
import { RelativeTime } from '../../../components/relative-time';
import { subjectAttributes } from '../../../lib/page/cards';
import { pages } from '../../../lib/urls';
import { ReadAloudButton } from '../../read-aloud/components/read-aloud-button';
import { paragraphsOf } from '../../read-aloud/hooks/speech-parts';
import { ArticleActions } from '../../reading-lists/components/article-actions';
import { ArticleFollow } from './article-follow';
import styles from './article-header.module.css';
import { BackToStories } from './back-to-stories';
import { CredibilityBadge } from './credibility-badge';

export function ArticleHeader({ article, source, topic }: Pick<ArticlePage, 'article' | 'source' | 'topic'>) {
  const story = topic.name;
  return (
    <header {...subjectAttributes({ articleId: article.id, topicId: topic.id })}>
      <BackToStories />
      <h1 id="article-title" lang={article.language}>
        {article.title}
      </h1>
      <div className={`meta ${styles.meta}`}>
        <SourceLink name={source.name} slug={source.slug} />
        <CredibilityBadge
          sourceName={source.name}
          credibilityScore={source.credibilityScore}
          trustRange={source.trustRange}
        />
        <RelativeTime at={article.publishedAt} />
        {article.author !== null && <span className={styles.author}>{article.author}</span>}
        <ReadAloudButton
          key={article.id}
          textsOf={() => [
            article.title,
            ...(article.content === null ? article.excerpt.split('\n') : paragraphsOf(article.content)),
          ]}
          language={article.language}
          className={styles.listen}
        />
        <ArticleActions article={article} headline="article-title" />
      </div>
      <div className={styles.topic}>
        <p>
          <Trans>
            Part of the story{' '}
            <Link to={pages.topic(topic.slug)} lang={topic.language}>
              {story}
            </Link>
          </Trans>
        </p>
        <ArticleFollow topic={topic} />
      </div>
      {article.imageUrl !== null && (
        <OutletImage url={article.imageUrl} shape="wide" className={styles.image} />
      )}
    </header>
  );
}
