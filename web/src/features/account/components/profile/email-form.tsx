import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmailChange, type User } from '#contract/accounts';
import { useToast } from '../../../../components/feedback/toast';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { useForm } from '../../../../lib/form';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { useOneAtATime } from '../../../../lib/page/one-at-a-time';
import { changeEmail } from '../../api/change-email';
import { sendConfirmation } from '../../api/confirm-email';
import { useReader } from '../../api/use-reader';
import { useSettings } from '../../api/use-settings';
import { OwnerProof } from '../provider/owner-proof';
import styles from './email-form.module.css';
import { Section } from './section';

export function EmailForm({ reader }: { reader: User }) {
  const { keep } = useReader();
  const show = useToast();
  const state = useForm({
    schema: EmailChange,
    fields: { wrong_password: 'password' },
    failure: t`Your address could not be saved. Please try again.`,
    send: async (change, form) => {
      await keep(await changeEmail(change));
      form.reset();
      show(t`Your email address has been saved.`);
    },
  });
  return (
    <Section title={t`Email address`} text={<Confirmation reader={reader} />}>
      <Form state={state} action={t`Change email`} pending={t`Changing…`}>
        <Field
          key={reader.email}
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={reader.email}
          error={state.errors.email}
        />
        <OwnerProof label={t`Your password`} name="password" error={state.errors.password} />
      </Form>
    </Section>
  );
}

/** Whether the address is confirmed. If not, and if the server can send email, a button sends it again. */
function Confirmation({ reader }: { reader: User }) {
  const { settings } = useSettings();
  const { isPending, run } = useOneAtATime();
  const show = useToast();
  const onSend = async () => {
    try {
      show(said((await sendConfirmation()).message));
    } catch (error) {
      const text = serverMessage(error) ?? t`The email could not be sent. Please try again.`;
      show({ title: t`Error`, text, failed: true });
    }
  };
  if (reader.emailConfirmed) return t`${{ email: reader.email }} is confirmed.`;
  return (
    <>
      <Trans>{{ email: reader.email }} is not confirmed.</Trans>{' '}
      {/* Keeps its space until the server responds, so that nothing below moves. */}
      {settings?.canMail !== true && (
        <span className={settings === undefined ? styles.unknown : undefined}>
          <Trans>This site sends no email, so you do not need to confirm it.</Trans>
        </span>
      )}
      {settings?.canMail === true && (
        <button
          type="button"
          className="button button-text"
          aria-disabled={isPending}
          onClick={() => void run(onSend)}
        >
          <Trans>Send the confirmation email again</Trans>
        </button>
      )}
    </>
  );
}
