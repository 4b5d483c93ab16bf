import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router-dom';
import { REPORTS_PAGE } from '#contract/community';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { Spinner } from '../../../components/feedback/spinner';
import { PageLinks } from '../../../components/page-links';
import { useFocusOnChange } from '../../../lib/page/focus-on-change';
import { pages } from '../../../lib/urls';
import { useReports } from '../api/use-reports';
import { ReportEntry } from './report-entry';
import styles from './report-list.module.css';

/** The reader's reports. The address holds the page. */
export function ReportList() {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.min(10_000, Number.parseInt(params.get('page') ?? '1', 10) || 1));
  const { data, error, mutate } = useReports(page);
  const list = useFocusOnChange<HTMLUListElement>(page);
  if (data === undefined && error !== undefined) {
    return <LoadFailed title={t`Your reports could not be loaded.`} onRetry={mutate} />;
  }
  if (data === undefined) return <Spinner label={t`Loading your reports`} />;
  if (data.total === 0) {
    return (
      <Callout
        title={t`You have not reported anything yet.`}
        hint={t`Milestones, topics and sources have a button to report an inaccuracy.`}
      >
        <Link to={pages.discover()} className="button">
          <Trans>Discover topics</Trans>
        </Link>
      </Callout>
    );
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {data.entries.map((report) => (
          <li key={report.id}>
            <ReportEntry report={report} />
          </li>
        ))}
      </ul>
      <PageLinks
        label={t`Pages of reports`}
        page={page}
        pageCount={Math.ceil(data.total / REPORTS_PAGE)}
        hrefOf={(to) => ({ search: to > 1 ? `page=${to}` : '' })}
      />
    </>
  );
}
