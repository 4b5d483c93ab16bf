import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Report } from '#contract/community';
import { pages } from '../../../lib/urls';
import styles from './report-dialog.module.css';

/** The focus goes here, because the button that had it is gone. */
export function ReportSent({ report, onClose }: { report: Report; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <>
      <div ref={place} tabIndex={-1} role="status">
        <p>
          <Trans>Thank you. An editor will read your report. Its tracking ID:</Trans>
        </p>
        <p className={styles.tracking}>{report.trackingId}</p>
      </div>
      <div className={styles.actions}>
        <button type="button" className="button button-primary" onClick={onClose}>
          <Trans>Close</Trans>
        </button>
        <Link to={pages.reports} className="button">
          <Trans>My Reports</Trans>
        </Link>
      </div>
    </>
  );
}
