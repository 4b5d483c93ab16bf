import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type QueuedReport, REPORT_NOTE_MAX, ReportDecision } from '#contract/community';
import { useToast } from '../../../../components/feedback/toast';
import { TextArea } from '../../../../components/form/text-area';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { ReportEntry } from '../../../reports/components/report-entry';
import { decideReport } from '../../api/use-content';
import styles from './content.module.css';

interface DeskReportProps {
  report: QueuedReport;
  /** Called before the answer is sent, which takes the report out of the list. */
  onAnswer: () => void;
}

/** A report with its state and answer. An open one is answered here or in the queue. */
export function DeskReport({ report, onAnswer }: DeskReportProps) {
  return (
    <li className={styles.report}>
      <ReportEntry report={report} />
      <p className="meta">
        <Trans>Reported by {{ reporter: report.reporter }}</Trans>
      </p>
      {report.state === 'open' && <AnswerForm report={report} onAnswer={onAnswer} />}
    </li>
  );
}

function AnswerForm({ report: { id, subjectName }, onAnswer }: DeskReportProps) {
  const toast = useToast();
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const answer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const state = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value');
    const note = String(new FormData(event.currentTarget).get('note') ?? '').trim();
    const decision = ReportDecision.safeParse({ state, note });
    const fault = decision.error?.issues[0]?.message;
    setProblem(fault && said(fault));
    if (!decision.success) event.currentTarget.querySelector('textarea')?.focus();
    if (!decision.success || isPending) return;
    setIsPending(true);
    onAnswer();
    try {
      await decideReport(id, decision.data);
      toast(decision.data.state === 'accepted' ? t`Accepted.` : t`Declined.`);
    } catch (error) {
      toast({
        text: said(serverMessage(error) ?? t`The answer could not be sent. Please try again.`),
        failed: true,
      });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <form
      aria-label={t`Answer: ${subjectName}`}
      className={styles.answer}
      noValidate
      onSubmit={(event) => void answer(event)}
    >
      <TextArea
        label={t`Answer to the reader`}
        name="note"
        rows={2}
        maxLength={REPORT_NOTE_MAX}
        error={problem}
        hint={t`Needed if you decline`}
      />
      <div className={styles.decide}>
        <button type="submit" value="accepted" className="button button-primary" aria-disabled={isPending}>
          <Trans>Accept</Trans>
        </button>
        <button type="submit" value="declined" className="button" aria-disabled={isPending}>
          <Trans>Decline</Trans>
        </button>
      </div>
    </form>
  );
}
