import { t } from '@lingui/core/macro';
import * as RadixToast from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { TOAST_MS, TOAST_SWIPE_PX } from '#contract/site';
import type { Toast } from '../../lib/device/toast-after-reload';
import { textDirection } from '../../lib/language/chosen-language';
import { Icon } from './icon';
import { useTopDialog } from './open-dialogs';
import styles from './toast.module.css';

interface ToastBoxProps {
  /** With another `id`, the message is announced anew. */
  toast: (Toast & { id: number }) | null;
  onClose: () => void;
}

/**
 * Draws a message for five seconds, longer while somebody points at it. It is announced politely. While a modal dialog is open, the message
 * is in it, because the rest of the page is inert.
 */
export default function ToastBox({ toast, onClose }: ToastBoxProps) {
  const dialog = useTopDialog();
  const viewport = (
    <RadixToast.Viewport
      className={styles.viewport}
      // Radix fills in the key.
      label={t`Notifications (${{ hotkey: '{hotkey}' }})`}
    />
  );
  return (
    <RadixToast.Provider
      key={dialog === null ? 'page' : 'dialog'}
      label={t`Message`}
      duration={TOAST_MS}
      swipeDirection={textDirection() === 'rtl' ? 'left' : 'right'}
      swipeThreshold={TOAST_SWIPE_PX}
    >
      {toast !== null && (
        <RadixToast.Root
          key={toast.id}
          type={toast.failed ? 'foreground' : 'background'}
          className={`${styles.toast} ${toast.failed ? styles.failed : ''}`}
          onOpenChange={(isOpen) => !isOpen && onClose()}
        >
          <div className={styles.words}>
            {toast.title !== undefined && (
              <RadixToast.Title className={styles.title}>{toast.title}</RadixToast.Title>
            )}
            <RadixToast.Description>{toast.text}</RadixToast.Description>
          </div>
          <RadixToast.Close className={styles.close} aria-label={t`Close the message`}>
            <Icon name="close" size={14} />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      {dialog === null
        ? viewport
        : createPortal(
            <>
              {viewport}
              <Announcement toast={toast} />
            </>,
            dialog,
          )}
    </RadixToast.Provider>
  );
}

/** Radix announces in the body. Screen readers read what changes in a region, not what a new one begins with. */
function Announcement({ toast }: { toast: Toast | null }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsShown(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <p role="status" className="visually-hidden">
      {isShown && toast !== null && [toast.title, toast.text].filter(Boolean).join(': ')}
    </p>
  );
}
