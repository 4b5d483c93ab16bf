import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../../../components/form/field';
import { useSignInOptions } from '../../api/use-sign-in-options';
import styles from './new-password-field.module.css';
import { StrengthHint } from './strength-hint';

interface NewPasswordFieldProps {
  label: string;
  name: string;
  error: string | undefined;
  /** Names of the owner, which make a password easy to guess. */
  own?: readonly string[];
}

/** Fields of the same form that hold names of the owner. */
const OWN_FIELDS = ['username', 'email'];

/** A field for a new password. While the reader types, it says how hard the password is to guess. */
export function NewPasswordField({ label, name, error, own = [] }: NewPasswordFieldProps) {
  const { passwordMin } = useSignInOptions();
  const [typed, setTyped] = useState({ password: '', names: own });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const onReset = () => setTyped(({ names }) => ({ password: '', names }));
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, []);
  return (
    <div className={styles.field}>
      <Field
        ref={input}
        label={label}
        name={name}
        type="password"
        autoComplete="new-password"
        required
        hint={t`At least ${plural(passwordMin, { one: '# character', other: '# characters' })}. Several unrelated words are easy to remember and hard to guess.`}
        error={error}
        onInput={({ currentTarget: { value: password, form } }) =>
          setTyped({ password, names: [...own, ...namesIn(form)] })
        }
      />
      <StrengthHint password={typed.password} names={typed.names} least={passwordMin} />
    </div>
  );
}

function namesIn(form: HTMLFormElement | null): string[] {
  const fields = OWN_FIELDS.map((name) => form?.elements.namedItem(name));
  return fields.flatMap((field) => (field instanceof HTMLInputElement ? field.value.split('@', 1) : []));
}
