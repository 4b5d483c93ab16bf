import type { ReactNode } from 'react';
import styles from './callout.module.css';

interface CalloutProps {
  title: string;
  hint?: string | undefined;
  /** The one action that the reader can take. */
  children?: ReactNode;
  /** Failures are announced at once. */
  alert?: boolean;
  level?: 'h1' | 'h2' | 'p';
}

/** An empty, missing or failed state: one sentence and one action. */
export function Callout({ title, hint, children, alert = false, level: Title = 'p' }: CalloutProps) {
  return (
    <div className={styles.callout} role={alert ? 'alert' : undefined}>
      <Title className={styles.title}>{title}</Title>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
