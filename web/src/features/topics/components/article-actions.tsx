import type { ArticleCard } from '#contract';
import { Icon } from '../../../components/icon';
import { useToast } from '../../../components/toast';
import { setBookmarked, useIsBookmarked } from '../../../lib/bookmarks';
import { type ShareOutcome, shareLink } from '../../../lib/share-link';
import { pages } from '../../../lib/urls';
import styles from './article-actions.module.css';

const OUTCOMES: Record<ShareOutcome, string | null> = {
  shared: null,
  copied: 'Link copied.',
  failed: 'The link could not be copied.',
};

interface ArticleActionsProps {
  article: ArticleCard;
  /** The id of its headline's element, which tells one pair of buttons from the next. */
  headline: string;
}

export function ArticleActions({ article, headline }: ArticleActionsProps) {
  const show = useToast();
  const isBookmarked = useIsBookmarked(article.id);
  const onShare = async () => {
    const url = new URL(pages.article(article.slug), window.location.origin).href;
    const message = OUTCOMES[await shareLink({ title: article.title, url })];
    if (message !== null) show(message);
  };
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.action}
        aria-label="Bookmark"
        aria-describedby={headline}
        aria-pressed={isBookmarked}
        onClick={() => setBookmarked(article.id, !isBookmarked)}
      >
        <Icon name="bookmark" size={16} />
      </button>
      <button
        type="button"
        className={styles.action}
        aria-label="Share"
        aria-describedby={headline}
        onClick={() => void onShare()}
      >
        <Icon name="share" size={16} />
      </button>
    </div>
  );
}
