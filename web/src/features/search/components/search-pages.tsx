import { t } from '@lingui/core/macro';
import { PageSteps } from '../../../components/page-steps';
import { numberLabel } from '../../../lib/language/numbers';

interface SearchPagesProps {
  page: number;
  pageCount: number;
  /** The number of pages is a lower bound. */
  mayHaveMore: boolean;
  /** The page has as many results as fit. */
  isFull: boolean;
  onPage: (page: number) => void;
}

/** Links to the previous and the next page. If there may be more pages than are known, a full page leads on. */
export function SearchPages({ page, pageCount, mayHaveMore, isFull, onPage }: SearchPagesProps) {
  return (
    <PageSteps
      label={t`Pages of results`}
      page={page}
      pageCount={pageCount}
      count={numberLabel(pageCount) + (mayHaveMore ? '+' : '')}
      isLast={page >= pageCount && !(mayHaveMore && isFull)}
      showsOnePage
      onGo={(next) => {
        onPage(next);
        window.scrollTo({ top: 0 });
      }}
    />
  );
}
