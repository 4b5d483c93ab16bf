import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { useForm } from '../../../../lib/form';
import { serverMessage } from '../../../../lib/http';
import { signIn } from '../../api/sign-in';
import { useReader } from '../../api/use-reader';
import { TokenWish } from './token-wish';

/** Only the server validates this input. */
const Typed = z.object({ username: z.string(), password: z.string(), token: z.string().optional() });

export function DebugLogin({ say }: { say: (text: string) => void }) {
  const { refresh } = useReader();
  const state = useForm({
    schema: Typed,
    failure: t`Login failed`,
    send: async ({ token, ...credentials }) => {
      const answer = await signIn(token === undefined ? credentials : { ...credentials, token: true });
      if ('needs' in answer)
        return say(t`A second factor is needed: ${{ factors: answer.factors.join(', ') }}`);
      say(t`Logged in as ${{ name: answer.username }}, by ${{ way: answer.authenticatedVia }}`);
      await refresh();
    },
    onFailure: (error) => say(t`Login failed: ${{ reason: serverMessage(error) ?? String(error) }}`),
  });
  return (
    <Form state={state} action={t`Login`} pending={t`Logging in…`}>
      <Field label={t`Username`} name="username" autoComplete="username" />
      <Field label={t`Password`} name="password" type="password" autoComplete="current-password" />
      <TokenWish />
    </Form>
  );
}
