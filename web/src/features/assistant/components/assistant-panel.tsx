import { type ReactNode, useId } from 'react';
import { ASSISTANT_MESSAGES } from '#words/assistant';
import styles from './assistant-panel.module.css';

/** The frame of the assistant. */
export function AssistantPanel({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.panel} data-print="no">
      <h2 id={id} className={styles.title}>
        {ASSISTANT_MESSAGES.title}
      </h2>
      {children}
    </section>
  );
}
