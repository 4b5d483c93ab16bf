import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface Labelled {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Draws the control with these attributes. */
  children: (control: Labelled) => ReactNode;
}

/** A control with its label, linked to its hint and its error. */
export function FieldFrame({ label, error, hint, children }: FieldFrameProps) {
  const id = useId();
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="meta">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
