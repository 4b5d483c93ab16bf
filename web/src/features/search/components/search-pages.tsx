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
    <nav aria-label="Pages of results" className={styles.pages}>
      <button type="button" className="button" disabled={page <= 1} onClick={() => go(page - 1)}>
        Previous
      </button>
      <p className={styles.page}>
        Page {page.toLocaleString('en')} of {pageCount.toLocaleString('en')}
      </p>
      <button type="button" className="button" disabled={page >= pageCount} onClick={() => go(page + 1)}>
        Next
      </button>
    </nav>
  );
}
