import type { ReactNode } from 'react';
import type { FormState } from '../../lib/form';
import styles from './form.module.css';

interface FormProps {
  state: FormState;
  /** The button's text, and its text while the call is pending. */
  action: string;
  pending?: string;
  children: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
  danger?: boolean;
  /** For fields of several lines. */
  wide?: boolean;
}

/** Fields with one button. An error of the whole form is shown above the button and announced. */
export function Form({
  state,
  action,
  pending = action,
  children,
  aside,
  danger = false,
  wide = false,
}: FormProps) {
  return (
    <form
      ref={state.form}
      onSubmit={state.onSubmit}
      noValidate
      className={`${styles.form} ${wide ? styles.wide : ''}`}
    >
      {children}
      <div role="alert" className={styles.alert}>
        {state.failure !== null && <p className={styles.failure}>{state.failure}</p>}
      </div>
      <div className={styles.foot}>
        <button
          type="submit"
          className={`button ${danger ? 'button-danger' : 'button-primary'}`}
          aria-disabled={state.isPending}
        >
          {state.isPending ? pending : action}
        </button>
        {aside}
      </div>
    </form>
  );
}
