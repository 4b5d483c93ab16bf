import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldFrame } from './field-frame';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** A labelled input of several lines. */
export function TextArea({ label, error, hint, ...input }: TextAreaProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => <textarea {...input} {...control} className={`${styles.input} ${styles.lines}`} />}
    </FieldFrame>
  );
}
