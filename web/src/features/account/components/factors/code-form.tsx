import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { AppCode, RecoveryCodeForm } from '#contract/accounts/factors';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { useForm } from '../../../../lib/form';

interface CodeFormProps<T> {
  action: string;
  pending: string;
  send: (proof: T) => Promise<void>;
  aside?: ReactNode;
}

const failure = () => t`The code could not be checked. Please try again.`;

/** Asks for the code that an authenticator app shows. */
export function AppCodeForm({ action, pending, send, aside }: CodeFormProps<AppCode>) {
  const state = useForm({ schema: AppCode, fields: { wrong_code: 'code' }, failure: failure(), send });
  return (
    <Form state={state} action={action} pending={pending} aside={aside}>
      <Field
        label={t`Code from your authenticator app`}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        error={state.errors.code}
      />
    </Form>
  );
}

/** Asks for a recovery code. */
export function RecoveryCodeInput({ action, pending, send, aside }: CodeFormProps<RecoveryCodeForm>) {
  const state = useForm({
    schema: RecoveryCodeForm,
    fields: { wrong_code: 'recoveryCode' },
    failure: failure(),
    send,
  });
  return (
    <Form state={state} action={action} pending={pending} aside={aside}>
      <Field
        label={t`Recovery code`}
        name="recoveryCode"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        hint={t`One of the ten codes that you saved. Each works once.`}
        error={state.errors.recoveryCode}
      />
    </Form>
  );
}
