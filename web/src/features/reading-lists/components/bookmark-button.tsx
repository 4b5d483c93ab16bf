import { t } from '@lingui/core/macro';
import { IconButton } from '../../../components/icon-button';
import { useBookmark } from '../hooks/use-bookmark';

interface BookmarkButtonProps {
  articleId: number;
  /** The id of the headline's element, which describes the button. */
  headline: string;
}

export function BookmarkButton({ articleId, headline }: BookmarkButtonProps) {
  const { isBookmarked, toggle } = useBookmark(articleId);
  return (
    <IconButton
      icon="bookmark"
      label={t`Bookmark`}
      describedBy={headline}
      pressed={isBookmarked}
      onPress={toggle}
    />
  );
}
