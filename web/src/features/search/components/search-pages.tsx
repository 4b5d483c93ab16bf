import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { numberLabel } from '../../../lib/language/numbers';
import styles from './search-pages.module.css';

interface SearchPagesProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Links to the previous and the next page. */
export function SearchPages({ page, pageCount, onPage }: SearchPagesProps) {
  const go = (next: number) => {
    onPage(next);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav aria-label={t`Pages of results`} className={styles.pages}>
      <button type="button" className="button" disabled={page <= 1} onClick={() => go(page - 1)}>
        <Trans>Previous</Trans>
      </button>
      <p className={styles.page}>
        <Trans>
          Page {{ page: numberLabel(page) }} of {{ count: numberLabel(pageCount) }}
        </Trans>
      </p>
      <button type="button" className="button" disabled={page >= pageCount} onClick={() => go(page + 1)}>
        <Trans>Next</Trans>
      </button>
    </nav>
  );
}
