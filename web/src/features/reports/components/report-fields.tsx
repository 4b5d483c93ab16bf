import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  REPORT_LINK_CHARS,
  REPORT_LINKS_MAX,
  REPORT_TEXT_MAX,
  REPORT_TYPES_OF,
  type Report,
  ReportForm,
} from '#contract/community';
import { REPORT_TYPE_LABELS } from '#words/community';
import { Form } from '../../../components/form/form';
import { SelectField } from '../../../components/form/select-field';
import { TextArea } from '../../../components/form/text-area';
import { useForm } from '../../../lib/form';
import { createReport } from '../api/create-report';
import type { Reported } from './reported';

interface ReportFieldsProps {
  reported: Reported;
  onSent: (report: Report) => void;
  onClose: () => void;
}

/** What is wrong, in the reader's words, and pages that prove it. */
export function ReportFields({ reported: { subject, id }, onSent, onClose }: ReportFieldsProps) {
  const state = useForm({
    schema: ReportForm,
    failure: t`The report could not be sent. Please try again.`,
    send: async (report) => onSent(await createReport({ ...report, subject, subjectId: id })),
  });
  const { errors } = state;
  return (
    <Form
      state={state}
      action={t`Send report`}
      pending={t`Sending…`}
      aside={
        <button type="button" className="button" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      }
    >
      <SelectField
        label={t`What is wrong?`}
        name="type"
        choices={[
          { value: '', label: t`Please choose` },
          ...REPORT_TYPES_OF[subject].map((value) => ({ value, label: REPORT_TYPE_LABELS[value] })),
        ]}
        required
        error={errors.type}
      />
      <TextArea
        label={t`Description`}
        name="text"
        rows={4}
        maxLength={REPORT_TEXT_MAX}
        required
        hint={t`What is inaccurate, and what is right?`}
        error={errors.text}
      />
      <TextArea
        label={t`Evidence`}
        name="links"
        rows={2}
        maxLength={REPORT_LINKS_MAX * REPORT_LINK_CHARS}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        hint={t`Optional. Up to ${{ most: REPORT_LINKS_MAX }} links, one per line.`}
        error={errors.links}
      />
    </Form>
  );
}
