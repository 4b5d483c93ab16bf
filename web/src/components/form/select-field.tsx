import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldFrame } from './field-frame';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string;
  choices: readonly { value: string; label: string }[];
  error?: string | undefined;
  hint?: ReactNode;
}

/** A labelled native select in a form. */
export function SelectField({ label, choices, error, hint, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <select {...select} {...control} className={styles.input}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
