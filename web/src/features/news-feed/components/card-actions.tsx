import { t } from '@lingui/core/macro';
import type { ArticleCard } from '#contract/reading';
import { Icon } from '../../../components/feedback/icon';
import { IconButton } from '../../../components/icon-button';
import { BookmarkButton } from '../../reading-lists/components/bookmark-button';
import { TrackLink } from '../../tracked/components/track-link';
import { useCardFollow } from '../hooks/use-card-follow';
import styles from './article-row.module.css';

interface CardActionsProps {
  article: ArticleCard;
  /** The id of the headline's element, which describes the buttons. */
  headline: string;
}

/** Bookmark, follow, and the two specified links. */
export function CardActions({ article, headline }: CardActionsProps) {
  const follow = useCardFollow(article.topicId);
  return (
    <div className={styles.actions}>
      <BookmarkButton articleId={article.id} headline={headline} />
      <IconButton
        icon={follow.isFollowing ? 'check' : 'plus'}
        label={follow.isFollowing ? t`Unfollow this story` : t`Follow this story`}
        describedBy={headline}
        disabled={follow.isPending}
        onPress={follow.press}
      />
      <TrackLink topicId={article.topicId} headline={headline} />
      <a
        href={article.sourceUrl}
        target="_blank"
        rel="noreferrer"
        className="button button-text"
        aria-describedby={headline}
      >
        {t`Read More`}
        <Icon name="external" size={14} />
        <span className="visually-hidden">{t`(opens in a new tab)`}</span>
      </a>
    </div>
  );
}
