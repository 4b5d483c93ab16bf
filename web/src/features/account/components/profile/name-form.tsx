import { t } from '@lingui/core/macro';
import { ProfileChange, type User } from '#contract/accounts';
import { useToast } from '../../../../components/feedback/toast';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { useForm } from '../../../../lib/form';
import { changeProfile } from '../../api/change-profile';
import { useReader } from '../../api/use-reader';
import { Section } from './section';

export function NameForm({ reader }: { reader: User }) {
  const { keep } = useReader();
  const show = useToast();
  const state = useForm({
    schema: ProfileChange,
    failure: t`Your name could not be saved. Please try again.`,
    send: async (change) => {
      await keep(await changeProfile(change));
      show(t`Your name has been saved.`);
    },
  });
  return (
    <Section title={t`Name`} text={t`You sign in as ${{ name: reader.username }}.`}>
      <Form state={state} action={t`Save name`} pending={t`Saving…`}>
        <Field
          label={t`First name`}
          name="firstName"
          autoComplete="given-name"
          defaultValue={reader.firstName ?? ''}
          error={state.errors.firstName}
        />
        <Field
          label={t`Last name`}
          name="lastName"
          autoComplete="family-name"
          defaultValue={reader.lastName ?? ''}
          error={state.errors.lastName}
        />
      </Form>
    </Section>
  );
}
