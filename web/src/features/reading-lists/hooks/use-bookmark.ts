import { useDropFailure, useToast } from '../../../components/feedback/toast';
import { setBookmarked, useIsBookmarked } from '../../../lib/device/bookmarks';
import { serverMessage } from '../../../lib/http';
import { useReader } from '../../account/api/use-reader';
import { saveArticle } from '../api/save-article';
import { useSavedIds } from '../api/use-saved-ids';

interface Bookmark {
  isBookmarked: boolean;
  /** Not known yet. */
  isPending: boolean;
  toggle: () => void;
}

/** An article's bookmark: on the server with an account, on the device without. */
export function useBookmark(articleId: number): Bookmark {
  const { reader, isResolving } = useReader();
  const { data: ids, error } = useSavedIds(reader !== null);
  const isOnDevice = useIsBookmarked(articleId);
  const show = useToast();
  const dropFailure = useDropFailure();
  if (reader === null) {
    const toggle = () => setBookmarked(articleId, !isOnDevice);
    return { isBookmarked: isOnDevice, isPending: isResolving, toggle };
  }
  const isBookmarked = ids?.includes(articleId) ?? isOnDevice;
  const save = async () => {
    try {
      await saveArticle(articleId, !isBookmarked);
      dropFailure();
    } catch (failure) {
      const text = serverMessage(failure) ?? 'The bookmark could not be changed. Please try again.';
      show({ title: 'Error', text, failed: true });
    }
  };
  return {
    isBookmarked,
    isPending: ids === undefined && error === undefined,
    toggle: () => void save(),
  };
}
