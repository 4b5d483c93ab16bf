import { useEffect } from 'react';
import { reportUnlessLeft } from '../../../lib/report-unless-left';
import { useReader } from '../../account/api/use-reader';
import { recordOpening } from '../api/record-opening';

/** Records that a signed-in reader opened an article. A failure only costs one history entry, so it is logged. */
export function useHistory(articleId: number): void {
  const { reader } = useReader();
  const readerId = reader?.id;
  useEffect(() => {
    if (readerId !== undefined) recordOpening(articleId).catch(reportUnlessLeft);
  }, [articleId, readerId]);
}
