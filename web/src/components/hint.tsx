import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './hint.module.css';

interface HintProps {
  /** The sentence that hover and focus show. */
  text: string;
  /** Draws the control; it must carry `describedBy` as aria-describedby, and be focusable. */
  children: (describedBy: string) => ReactNode;
}

/** A tooltip in plain CSS: lists hold hundreds of them. Escape hides it until the pointer or focus leaves. */
export function Hint({ text, children }: HintProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const restore = () => setDismissed(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the Escape of the control inside it
    <span
      className={`${styles.hint} ${dismissed ? styles.dismissed : ''}`}
      onKeyDown={onKeyDown}
      onBlur={restore}
      onMouseLeave={restore}
    >
      {children(id)}
      <span role="tooltip" id={id} className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}
