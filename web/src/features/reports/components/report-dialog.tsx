import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Report } from '#contract/community';
import { Dialog } from '../../../components/feedback/dialog';
import { Spinner } from '../../../components/feedback/spinner';
import { SignInLink } from '../../../components/sign-in-link';
import { useReader } from '../../account/api/use-reader';
import styles from './report-dialog.module.css';
import { ReportFields } from './report-fields';
import { ReportSent } from './report-sent';
import type { Reported } from './reported';

interface ReportDialogProps {
  reported: Reported;
  onClose: () => void;
}

/** Reports an inaccuracy, then shows its tracking ID. Visitors are asked to sign in, and return to the page. */
export default function ReportDialog({ reported, onClose }: ReportDialogProps) {
  const { reader, isResolving } = useReader();
  const [sent, setSent] = useState<Report | null>(null);
  return (
    <Dialog title={t`Report an inaccuracy`} onClose={onClose}>
      <p className={`meta ${styles.name}`} lang={reported.language}>
        {reported.name}
      </p>
      {isResolving && <Spinner label={t`Loading your account`} />}
      {!isResolving && reader === null && <ForVisitors onClose={onClose} />}
      {!isResolving && reader !== null && sent === null && (
        <ReportFields reported={reported} onSent={setSent} onClose={onClose} />
      )}
      {sent !== null && <ReportSent report={sent} onClose={onClose} />}
    </Dialog>
  );
}

function ForVisitors({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p>
        <Trans>Please sign in first. An account lets you see what the editors decided.</Trans>
      </p>
      <div className={styles.actions}>
        <SignInLink className="button button-primary" />
        <button type="button" className="button" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </>
  );
}
