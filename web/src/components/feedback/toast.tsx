import * as RadixToast from '@radix-ui/react-toast';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { TOAST_MS, TOAST_SWIPE_PX } from '#contract/site';
import { type Toast, takeToast } from '../../lib/device/toast-after-reload';
import { Icon } from './icon';
import styles from './toast.module.css';

type Shown = Toast & { id: number; since: number };
type ShowToast = (toast: Toast | string) => void;

interface Toasts {
  show: ShowToast;
  dropFailure: (olderThanMs?: number) => void;
  holdFailures: (isHeld: boolean) => void;
}

const Context = createContext<Toasts | null>(null);

/** Shows short messages, one at a time: a new one replaces the last. They are announced politely. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(leftBefore);
  const holdsFailures = useRef(false);
  const toasts = useMemo<Toasts>(() => {
    const dropFailure = (olderThanMs = 0) =>
      setShown((now) => (now?.failed && Date.now() - now.since >= olderThanMs ? null : now));
    return {
      show: (given) => {
        const toast = typeof given === 'string' ? { text: given } : given;
        if (toast.failed && holdsFailures.current) return;
        setShown((last) => ({ ...toast, id: (last?.id ?? 0) + 1, since: Date.now() }));
      },
      dropFailure,
      holdFailures: (isHeld) => {
        holdsFailures.current = isHeld;
        if (isHeld) dropFailure();
      },
    };
  }, []);
  return (
    <RadixToast.Provider
      label="Message"
      duration={TOAST_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_PX}
    >
      <Context value={toasts}>{children}</Context>
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
  return toast === null ? null : { ...toast, id: 1, since: Date.now() };
}

/** Shows one message for five seconds: a sentence, or a title with its sentence. */
export function useToast(): ShowToast {
  return useToasts().show;
}

/**
 * Removes a message about a failure, once what failed has succeeded without a message of its own, or on another page.
 * @param olderThanMs a younger message stays: it belongs to what has just begun
 */
export function useDropFailure(): (olderThanMs?: number) => void {
  return useToasts().dropFailure;
}

/** Shows no failures from now on, because one message tells the reason of all of them; or shows them again. */
export function useHoldFailures(): (isHeld: boolean) => void {
  return useToasts().holdFailures;
}

function useToasts(): Toasts {
  const toasts = useContext(Context);
  if (toasts === null) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}
