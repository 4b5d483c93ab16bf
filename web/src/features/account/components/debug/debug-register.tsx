import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { useForm } from '../../../../lib/form';
import { HttpError, serverMessage } from '../../../../lib/http';
import { signUp } from '../../api/sign-up';
import { useReader } from '../../api/use-reader';
import { TokenWish } from './token-wish';

/** Only the server validates this input. */
const Typed = z.object({
  username: z.string(),
  email: z.string(),
  password: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  token: z.string().optional(),
});

export function DebugRegister({ say }: { say: (text: string) => void }) {
  const { refresh } = useReader();
  const state = useForm({
    schema: Typed,
    failure: t`Registration error`,
    send: async ({ token, ...registration }) => {
      const user = await signUp(token === undefined ? registration : { ...registration, token: true });
      say(t`Registered ${{ name: user.username }}, signed in by ${{ way: user.authenticatedVia }}`);
      await refresh();
    },
    onFailure: (error) =>
      say(
        error instanceof HttpError
          ? t`Registration failed: ${{ reason: serverMessage(error) ?? t`Unknown error` }}`
          : t`Registration error`,
      ),
  });
  return (
    <Form state={state} action={t`Register`} pending={t`Registering…`}>
      <Field label={t`Username`} name="username" autoComplete="username" />
      <Field label={t`Email`} name="email" type="email" autoComplete="email" />
      <Field label={t`Password`} name="password" type="password" autoComplete="new-password" />
      <Field label={t`First name`} name="firstName" autoComplete="given-name" />
      <Field label={t`Last name`} name="lastName" autoComplete="family-name" />
      <TokenWish />
    </Form>
  );
}
