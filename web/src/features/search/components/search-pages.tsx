import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { numberLabel } from '../../../lib/language/numbers';
import styles from './search-pages.module.css';

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
  const count = numberLabel(pageCount) + (mayHaveMore ? '+' : '');
  const isLast = page >= pageCount && !(mayHaveMore && isFull);
  const go = (next: number) => {
    if (next < 1 || (isLast && next > page)) return;
    onPage(next);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav aria-label={t`Pages of results`} className={styles.pages}>
      <button type="button" className="button" aria-disabled={page <= 1} onClick={() => go(page - 1)}>
        <Trans>Previous</Trans>
      </button>
      <p className={styles.page}>
        <Trans>
          Page {{ page: numberLabel(page) }} of {count}
        </Trans>
      </p>
      <button type="button" className="button" aria-disabled={isLast} onClick={() => go(page + 1)}>
        <Trans>Next</Trans>
      </button>
    </nav>
  );
}
