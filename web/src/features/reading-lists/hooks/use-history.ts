import { useEffect } from 'react';
import { useReader } from '../../account/api/use-reader';
import { noteOpening } from '../api/note-opening';

/** Notes that a signed-in reader opened an article. A failure costs a line of the history alone: it is logged. */
export function useHistory(articleId: number): void {
  const { reader } = useReader();
  const readerId = reader?.id;
  useEffect(() => {
    if (readerId !== undefined) noteOpening(articleId).catch(reportError);
  }, [articleId, readerId]);
}
