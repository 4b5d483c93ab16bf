import { t } from '@lingui/core/macro';
import type { ArticleCard } from '#contract/reading';
import { useShare } from '../../../components/feedback/use-share';
import { IconButton } from '../../../components/icon-button';
import { pages } from '../../../lib/urls';
import styles from './article-actions.module.css';
import { BookmarkButton } from './bookmark-button';

interface ArticleActionsProps {
  article: Pick<ArticleCard, 'id' | 'slug' | 'title'>;
  /** The id of the headline's element, which describes the buttons. */
  headline: string;
}

export function ArticleActions({ article, headline }: ArticleActionsProps) {
  const share = useShare();
  return (
    <div className={styles.actions}>
      <BookmarkButton articleId={article.id} headline={headline} />
      <IconButton
        icon="share"
        label={t`Share`}
        describedBy={headline}
        onPress={() => share({ title: article.title, path: pages.article(article.slug) })}
      />
    </div>
  );
}
