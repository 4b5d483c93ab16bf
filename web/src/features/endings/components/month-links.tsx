import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { EndedStories } from '#contract/stories';
import { numberLabel } from '../../../lib/language/numbers';
import { pages } from '../../../lib/urls';
import styles from './month-links.module.css';
import { monthLabel } from './months';

interface MonthLinksProps {
  months: EndedStories['months'];
  chosen: string | undefined;
}

/** More months are folded. */
const SHOWN = 12;

/** Links to the months in which stories ended, newest first. */
export function MonthLinks({ months, chosen }: MonthLinksProps) {
  if (months.length === 0) return null;
  const earlier = months.slice(SHOWN);
  return (
    <nav aria-label={t`Months`} className={styles.months}>
      <ul className={styles.list}>
        <li>
          <Link to={pages.endedStories()} aria-current={chosen === undefined ? 'page' : undefined}>
            {t`All`}
          </Link>
        </li>
        <Months months={months.slice(0, SHOWN)} chosen={chosen} />
      </ul>
      {earlier.length > 0 && (
        <details open={earlier.some(({ month }) => month === chosen)}>
          <summary>{t`Earlier months`}</summary>
          <ul className={styles.list}>
            <Months months={earlier} chosen={chosen} />
          </ul>
        </details>
      )}
    </nav>
  );
}

function Months({ months, chosen }: MonthLinksProps) {
  return months.map(({ month, count }) => (
    <li key={month}>
      <Link to={pages.endedStories(month)} aria-current={month === chosen ? 'page' : undefined}>
        {monthLabel(month)} ({numberLabel(count)})
      </Link>
    </li>
  ));
}
