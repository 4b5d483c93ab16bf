import * as RadixToast from '@radix-ui/react-toast';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { TOAST_MS, TOAST_SWIPE_PX } from '#contract/site';
import { type Toast, takeToast } from '../../lib/device/toast-after-reload';
import { Icon } from './icon';
import styles from './toast.module.css';

type Shown = Toast & { id: number };
type ShowToast = (toast: Toast | string) => void;

const Show = createContext<ShowToast | null>(null);

/** Shows short messages, one at a time: a new one replaces the last. They are announced politely. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(leftBefore);
  const show = useCallback<ShowToast>(
    (toast) =>
      setShown((last) => ({
        ...(typeof toast === 'string' ? { text: toast } : toast),
        id: (last?.id ?? 0) + 1,
      })),
    [],
  );
  return (
    <RadixToast.Provider
      label="Message"
      duration={TOAST_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_PX}
    >
      <Show value={show}>{children}</Show>
      {shown !== null && (
        <RadixToast.Root
          key={shown.id}
          type={shown.failed ? 'foreground' : 'background'}
          className={`${styles.toast} ${shown.failed ? styles.failed : ''}`}
          onOpenChange={(isOpen) => !isOpen && setShown((now) => (now === shown ? null : now))}
        >
          <div className={styles.words}>
            {shown.title !== undefined && (
              <RadixToast.Title className={styles.title}>{shown.title}</RadixToast.Title>
            )}
            <RadixToast.Description>{shown.text}</RadixToast.Description>
          </div>
          <RadixToast.Close className={styles.close} aria-label="Close the message">
            <Icon name="close" size={14} />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className={styles.viewport} />
    </RadixToast.Provider>
  );
}

function leftBefore(): Shown | null {
  const toast = takeToast();
  return toast === null ? null : { ...toast, id: 1 };
}

/** Shows one message for five seconds: a sentence, or a title with its sentence. */
export function useToast(): ShowToast {
  const show = useContext(Show);
  if (show === null) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
