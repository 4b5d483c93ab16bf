import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldFrame } from './field-frame';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** A labelled input, linked to its hint and its error. */
export function Field({ label, error, hint, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => <input {...input} {...control} className={styles.input} />}
    </FieldFrame>
  );
}
