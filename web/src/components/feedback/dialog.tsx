import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { markOpen } from './open-dialogs';

interface DialogProps {
  title: string;
  /** Of a title that is news (BCP 47). */
  language?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog. Escape closes it, a click outside does not. The focus stays inside and returns on close. */
export function Dialog({ title, language, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed while still in the page; otherwise the focus would not return to what opened it.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    dialog.showModal();
    const markClosed = markOpen(dialog);
    return () => {
      markClosed();
      dialog.close();
    };
  }, []);
  return (
    <dialog ref={element} aria-labelledby={id} className={styles.dialog} onCancel={onClose}>
      <h2 id={id} lang={language}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
