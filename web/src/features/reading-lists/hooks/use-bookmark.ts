import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useDropFailure, useToast } from '../../../components/feedback/toast';
import { setBookmarked, useIsBookmarked } from '../../../lib/device/bookmarks';
import { HttpError, serverMessage } from '../../../lib/http';
import { useReader } from '../../account/api/use-reader';
import { saveArticle } from '../api/save-article';
import { useSavedIds } from '../api/use-saved-ids';

interface Bookmark {
  isBookmarked: boolean;
  toggle: () => void;
}

/**
 * An article's bookmark: on the server with an account, on the device without. A press counts even before it is known who reads or
 * what is saved: it is sent at once, and shown until the list of saved articles says the same.
 */
export function useBookmark(articleId: number): Bookmark {
  const { reader, isResolving } = useReader();
  const { data: ids } = useSavedIds(reader !== null);
  const isOnDevice = useIsBookmarked(articleId);
  const show = useToast();
  const dropFailure = useDropFailure();
  const [wish, setWish] = useState<boolean | null>(null);
  const calls = useRef(Promise.resolve());
  const isSaved = ids?.includes(articleId) ?? null;
  useEffect(() => {
    if (wish !== null && wish === isSaved) setWish(null);
  }, [wish, isSaved]);
  if (reader === null && !isResolving)
    return { isBookmarked: isOnDevice, toggle: () => setBookmarked(articleId, !isOnDevice) };
  const isBookmarked = wish ?? isSaved ?? isOnDevice;
  const save = async (wanted: boolean) => {
    try {
      await saveArticle(articleId, wanted);
      dropFailure();
    } catch (failure) {
      setWish(null);
      // The device remembered a reader whose session has ended.
      if (reader === null && failure instanceof HttpError && failure.status === 401)
        return setBookmarked(articleId, wanted);
      const text = serverMessage(failure) ?? t`The bookmark could not be changed. Please try again.`;
      show({ title: t`Error`, text, failed: true });
    }
  };
  const toggle = () => {
    const wanted = !isBookmarked;
    if (isSaved === null) setWish(wanted);
    // One after the other, so that the last press counts.
    calls.current = calls.current.then(() => save(wanted));
  };
  return { isBookmarked, toggle };
}
