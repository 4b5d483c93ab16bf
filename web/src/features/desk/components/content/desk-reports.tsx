import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { REPORT_QUEUE_PAGE } from '#contract/community';
import { REPORT_STATES, type ReportState } from '#vocabulary';
import { REPORT_STATE_LABELS } from '#words/community';
import { Callout } from '../../../../components/feedback/callout';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Choice } from '../../../../components/form/choice';
import { PageSteps } from '../../../../components/page-steps';
import { useKeptFocus } from '../../../../lib/page/use-kept-focus';
import { pages } from '../../../../lib/urls';
import { useQueuedReports } from '../../api/use-content';
import styles from './content.module.css';
import { DeskReport } from './desk-report';

/** Readers' reports of inaccuracies with their state and the answer. Open ones are decided here, or in the queue beside what they are about. */
export function DeskReports() {
  const [state, setState] = useState<ReportState>('open');
  const [page, setPage] = useState(1);
  const { place, keep } = useKeptFocus<HTMLUListElement>();
  const offset = (page - 1) * REPORT_QUEUE_PAGE;
  const { data, error, mutate } = useQueuedReports({ state, limit: REPORT_QUEUE_PAGE, offset });
  const pageCount = Math.ceil((data?.total ?? 0) / REPORT_QUEUE_PAGE);
  return (
    <>
      <div className={styles.chosen}>
        <Choice
          label={t`State`}
          value={state}
          choices={REPORT_STATES.map((value) => ({ value, label: REPORT_STATE_LABELS[value] }))}
          onChange={(chosen) => {
            setState(chosen);
            setPage(1);
          }}
        />
        <Link to={pages.desk('queue')}>
          <Trans>Decide them in the queue, beside their evidence</Trans>
        </Link>
      </div>
      {error !== undefined && data === undefined && (
        <LoadFailed title={t`The reports could not be loaded.`} onRetry={mutate} />
      )}
      {data?.total === 0 && <Callout title={t`No reports.`} />}
      <ul ref={place} tabIndex={-1} className={styles.list} aria-label={t`Reports`}>
        {data?.entries.map((report) => (
          <DeskReport key={report.id} report={report} onAnswer={keep} />
        ))}
      </ul>
      <PageSteps label={t`Pages of reports`} page={page} pageCount={pageCount} onGo={setPage} />
    </>
  );
}
