import { t } from '@lingui/core/macro';
import * as RadixToast from '@radix-ui/react-toast';
import { TOAST_MS, TOAST_SWIPE_PX } from '#contract/site';
import type { Toast } from '../../lib/device/toast-after-reload';
import { textDirection } from '../../lib/language/chosen-language';
import { Icon } from './icon';
import styles from './toast.module.css';

interface ToastBoxProps {
  /** With another `id`, the message is announced anew. */
  toast: (Toast & { id: number }) | null;
  onClose: () => void;
}

/** Draws a message for five seconds, longer while somebody points at it. It is announced politely. */
export default function ToastBox({ toast, onClose }: ToastBoxProps) {
  return (
    <RadixToast.Provider
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
      <RadixToast.Viewport
        className={styles.viewport}
        // Radix fills in the key.
        label={t`Notifications (${{ hotkey: '{hotkey}' }})`}
      />
    </RadixToast.Provider>
  );
}
