import { Trans } from '@lingui/react/macro';
import { numberLabel } from '../lib/language/numbers';
import styles from './page-steps.module.css';

interface PageStepsProps {
  /** Of the navigation. */
  label: string;
  /** Starts at 1. */
  page: number;
  pageCount: number;
  /** Spells `pageCount`. */
  count?: string;
  isLast?: boolean;
  /** Also if there is one page. */
  showsOnePage?: boolean;
  onGo: (page: number) => void;
}

/**
 * Previous and Next of a list. A button that leads nowhere keeps the keyboard's focus. Nothing if there is one page, unless another one
 * is shown, which may be empty since the list became shorter.
 */
export function PageSteps({
  label,
  page,
  pageCount,
  count = numberLabel(pageCount),
  isLast = page >= pageCount,
  showsOnePage = false,
  onGo,
}: PageStepsProps) {
  if (page <= 1 && isLast && !showsOnePage) return null;
  const go = (next: number) => {
    if (next >= 1 && !(isLast && next > page)) onGo(next);
  };
  return (
    <nav aria-label={label} className={styles.pages}>
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
