import * as Toast from '@radix-ui/react-toast';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { TOAST_MS, TOAST_SWIPE_PX } from '#contract';
import { Icon } from './icon';
import styles from './toast.module.css';

interface Message {
  id: number;
  text: string;
}

const Show = createContext<((text: string) => void) | null>(null);

/** Shows short messages, one at a time: a new one takes the place of the last. They are announced politely. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message | null>(null);
  const show = useCallback((text: string) => setMessage((last) => ({ id: (last?.id ?? 0) + 1, text })), []);
  return (
    <Toast.Provider
      label="Message"
      duration={TOAST_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_PX}
    >
      <Show value={show}>{children}</Show>
      {message !== null && (
        <Toast.Root
          key={message.id}
          type="background"
          className={styles.toast}
          onOpenChange={(isOpen) => !isOpen && setMessage((shown) => (shown === message ? null : shown))}
        >
          <Toast.Description>{message.text}</Toast.Description>
          <Toast.Close className={styles.close} aria-label="Close the message">
            <Icon name="close" size={14} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={styles.viewport} />
    </Toast.Provider>
  );
}

/** Shows one sentence for five seconds. */
export function useToast(): (text: string) => void {
  const show = useContext(Show);
  if (show === null) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
