import type { ArticleCard } from '#contract/reading';
import { useShare } from '../../../components/feedback/use-share';
import { IconButton } from '../../../components/icon-button';
import { pages } from '../../../lib/urls';
import { useBookmark } from '../hooks/use-bookmark';
import styles from './article-actions.module.css';

interface ArticleActionsProps {
  article: Pick<ArticleCard, 'id' | 'slug' | 'title'>;
  /** The id of the headline's element, which describes the buttons. */
  headline: string;
}

export function ArticleActions({ article, headline }: ArticleActionsProps) {
  const { isBookmarked, isPending, toggle } = useBookmark(article.id);
  const share = useShare();
  return (
    <div className={styles.actions}>
      <IconButton
        icon="bookmark"
        label="Bookmark"
        describedBy={headline}
        pressed={isBookmarked}
        disabled={isPending}
        onPress={() => !isPending && toggle()}
      />
      <IconButton
        icon="share"
        label="Share"
        describedBy={headline}
        onPress={() => share({ title: article.title, path: pages.article(article.slug) })}
      />
    </div>
  );
}
