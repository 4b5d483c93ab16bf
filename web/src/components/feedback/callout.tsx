import type { ReactNode } from 'react';
import { MESSAGES } from '#words/site';
import { useDrawnOffline } from '../../lib/connection/use-online';
import styles from './callout.module.css';

export interface CalloutProps {
  title: string;
  hint?: string | undefined;
  /** The one action that the reader can take. */
  children?: ReactNode;
  /** Failures are announced at once. */
  alert?: boolean;
  level?: 'h1' | 'h2' | 'p';
}

/** An empty, missing or failed state: one sentence and one action. A failure without a connection says just that. */
export function Callout({ title, hint, children, alert = false, level: Title = 'p' }: CalloutProps) {
  const isOffline = useDrawnOffline();
  if (alert && isOffline) return <OfflineCallout level={Title} />;
  return (
    <div className={styles.callout} role={alert ? 'alert' : undefined}>
      <Title className={styles.title}>{title}</Title>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

/** Instead of a failure whose reason is not known without a connection. The calls are repeated once it is back. */
export function OfflineCallout({ level: Title = 'p' }: Pick<CalloutProps, 'level'>) {
  return (
    <div className={styles.callout} role="alert">
      <Title className={styles.title}>{MESSAGES.offline}</Title>
      <p className={styles.hint}>{MESSAGES.offlineHint}</p>
    </div>
  );
}
