import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { textDirection } from '../../lib/language/chosen-language';
import styles from './hint.module.css';

/** The tooltip's distance from the window's edge (px). */
const EDGE = 12;

interface HintProps {
  /** The text shown on hover and focus. */
  text: string;
  /** Renders the control. It must use `describedBy` as aria-describedby and be focusable. */
  children: (describedBy: string) => ReactNode;
}

/** A tooltip in plain CSS: lists hold hundreds of them. Escape hides it until the pointer or focus leaves. */
export function Hint({ text, children }: HintProps) {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const [dismissed, setDismissed] = useState(false);
  const restore = () => setDismissed(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  const keepInside = () => {
    if (bubble.current === null) return;
    bubble.current.style.translate = '';
    const { left, right } = bubble.current.getBoundingClientRect();
    const isMirrored = textDirection() === 'rtl';
    const beyond = isMirrored ? EDGE - left : right + EDGE - document.documentElement.clientWidth;
    if (beyond > 0) bubble.current.style.translate = `${isMirrored ? beyond : -beyond}px`;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only serves the tooltip of the control inside it
    <span
      className={`${styles.hint} ${dismissed ? styles.dismissed : ''}`}
      onKeyDown={onKeyDown}
      onFocus={keepInside}
      onMouseEnter={keepInside}
      onBlur={restore}
      onMouseLeave={restore}
    >
      {children(id)}
      <span role="tooltip" id={id} ref={bubble} className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}
