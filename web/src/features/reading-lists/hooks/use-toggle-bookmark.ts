import { t } from '@lingui/core/macro';
import { mutate } from 'swr';
import { SavedIds } from '#contract/reading';
import { useToast } from '../../../components/feedback/toast';
import { bookmarkedIds, setBookmarked } from '../../../lib/device/bookmarks';
import { getJson, serverMessage } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { useReader } from '../../account/api/use-reader';
import { saveArticle } from '../api/save-article';

/** Toggles a bookmark without a button, for keyboard shortcuts, with a toast. */
export function useToggleBookmark(): (articleId: number) => Promise<void> {
  const { reader, isResolving, refresh } = useReader();
  const show = useToast();
  return async (articleId) => {
    const isVisitor = (reader ?? (isResolving ? await refresh().catch(() => null) : null)) === null;
    try {
      const isSaved = (isVisitor ? bookmarkedIds() : await savedIds()).includes(articleId);
      if (isVisitor) setBookmarked(articleId, !isSaved);
      else await saveArticle(articleId, !isSaved);
      show(isSaved ? t`Removed from Saved` : t({ message: 'Saved', context: 'it was just saved' }));
    } catch (failure) {
      const text = serverMessage(failure) ?? t`The bookmark could not be changed. Please try again.`;
      show({ title: t`Error`, text, failed: true });
    }
  };
}

/** The ids that the buttons show, fetched once. */
async function savedIds(): Promise<number[]> {
  const ids = await mutate<number[]>(
    calls.savedIds,
    async (known) => known ?? getJson(calls.savedIds, SavedIds),
    {
      revalidate: false,
    },
  );
  return ids ?? [];
}
