import { useEffect } from 'react';
import { useReader } from '../../account/api/use-reader';
import { noteOpening } from '../api/note-opening';

/** Records that a signed-in reader opened an article. A failure only costs one history entry, so it is logged. */
export function useHistory(articleId: number): void {
  const { reader } = useReader();
  const readerId = reader?.id;
  useEffect(() => {
    if (readerId !== undefined) noteOpening(articleId).catch(reportError);
  }, [articleId, readerId]);
}
