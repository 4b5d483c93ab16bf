import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EMAIL_MAX } from '#contract/accounts';
import {
  CONTACT_MESSAGE_MAX,
  CONTACT_NAME_MAX,
  CONTACT_SENT,
  CONTACT_SUBJECT_MAX,
  NewContactMessage,
} from '#contract/community';
import { CONTACT_DEPARTMENTS } from '#vocabulary';
import { DEPARTMENT_LABELS } from '#words/community';
import { useToast } from '../../../components/feedback/toast';
import { Field } from '../../../components/form/field';
import { Form } from '../../../components/form/form';
import { SelectField } from '../../../components/form/select-field';
import { TextArea } from '../../../components/form/text-area';
import { useForm } from '../../../lib/form';
import { said } from '../../../lib/language/said';
import { useReader } from '../../account/api/use-reader';
import { sendMessage } from '../api/send-message';

interface ContactFormProps {
  /** True after a message was sent: the form takes the focus. */
  isAnother: boolean;
  onSent: () => void;
}

/** Starts with the reader's name and address, and with the department and the subject in the page's address. */
export function ContactForm({ isAnother, onSent }: ContactFormProps) {
  const { reader } = useReader();
  const [params] = useSearchParams();
  const show = useToast();
  const state = useForm({
    schema: NewContactMessage,
    failure: t`The message could not be sent. Please try again.`,
    send: async (message) => {
      await sendMessage(message);
      show(said(CONTACT_SENT));
      onSent();
    },
  });
  const { form, errors } = state;
  useEffect(() => {
    if (reader === null) return;
    fillIfEmpty(form.current, 'name', [reader.firstName, reader.lastName].filter(Boolean).join(' '));
    fillIfEmpty(form.current, 'email', reader.email);
  }, [reader, form]);
  useEffect(() => {
    if (isAnother) form.current?.querySelector('input')?.focus();
  }, [isAnother, form]);
  // The address says only what the first message is about.
  const known = (name: string) => (isAnother ? null : params.get(name));
  const department = CONTACT_DEPARTMENTS.find((each) => each === known('department')) ?? 'general';
  return (
    <Form state={state} action={t`Send message`} pending={t`Sending…`} wide>
      <Field
        label={t`Name`}
        name="name"
        maxLength={CONTACT_NAME_MAX}
        autoComplete="name"
        required
        error={errors.name}
      />
      <Field
        label={t`Email`}
        name="email"
        type="email"
        maxLength={EMAIL_MAX}
        autoComplete="email"
        required
        error={errors.email}
      />
      <SelectField
        label={t`Department`}
        name="department"
        choices={CONTACT_DEPARTMENTS.map((value) => ({ value, label: DEPARTMENT_LABELS[value] }))}
        defaultValue={department}
        error={errors.department}
      />
      <Field
        label={t`Subject`}
        name="subject"
        maxLength={CONTACT_SUBJECT_MAX}
        autoComplete="off"
        required
        defaultValue={known('subject')?.slice(0, CONTACT_SUBJECT_MAX) ?? ''}
        error={errors.subject}
      />
      <TextArea
        label={t`Message`}
        name="message"
        rows={8}
        maxLength={CONTACT_MESSAGE_MAX}
        required
        error={errors.message}
      />
    </Form>
  );
}

/** What was typed before the reader was known stays. */
function fillIfEmpty(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.value === '') field.value = value;
}
