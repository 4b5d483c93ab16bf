import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './page-links.module.css';

interface PageLinksProps {
  /** What the pages are of. */
  label: string;
  page: number;
  pageCount: number;
  hrefOf: (page: number) => LinkProps['to'];
}

/** Links to the first, the last and the neighbouring pages. Nothing for a single page. */
export function PageLinks({ label, page, pageCount, hrefOf }: PageLinksProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <Link to={hrefOf(page - 1)} rel="prev" className={styles.step}>
              <Trans>Previous</Trans>
            </Link>
          </li>
        )}
        {shownPages(page, pageCount).map((each, at, all) => (
          <li key={each} className={each - (all[at - 1] ?? 0) > 1 ? styles.afterGap : undefined}>
            <Link
              to={hrefOf(each)}
              aria-label={t`Page ${{ page: each }}`}
              aria-current={each === page ? 'page' : undefined}
              className={styles.page}
            >
              {each}
            </Link>
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link to={hrefOf(page + 1)} rel="next" className={styles.step}>
              <Trans>Next</Trans>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The first and last page, and those beside the current one. */
function shownPages(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(wanted)].filter((each) => each >= 1 && each <= pageCount).toSorted((a, b) => a - b);
}
