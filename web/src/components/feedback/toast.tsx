import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type Toast, takeToast } from '../../lib/device/toast-after-reload';
import { useTouched } from '../../lib/page/touched';
import { reportUnlessLeft } from '../../lib/report-unless-left';
import type ToastBox from './toast-box';

type Shown = Toast & { id: number; since: number };
type ShowToast = (toast: Toast | string) => void;

interface Toasts {
  show: ShowToast;
  dropFailure: (olderThanMs?: number) => void;
  holdFailures: (isHeld: boolean) => void;
}

const Context = createContext<Toasts | null>(null);

/** Shows short messages, one at a time: a new one replaces the last. */
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
  const Box = useToastBox(shown);
  return (
    <>
      <Context value={toasts}>{children}</Context>
      {Box !== null && <Box toast={shown} onClose={() => setShown((now) => (now === shown ? null : now))} />}
    </>
  );
}

/**
 * The code that draws messages. The first screen needs none. It is loaded at the first touch, before the connection may be lost, or
 * with the first message, and again with the next one if it could not be loaded.
 */
function useToastBox(shown: Shown | null): typeof ToastBox | null {
  const isTouched = useTouched();
  const [box, setBox] = useState<{ Box: typeof ToastBox } | null>(null);
  const isWanted = box === null && (isTouched || shown !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message tries again
  useEffect(() => {
    if (isWanted) import('./toast-box').then(({ default: Box }) => setBox({ Box }), reportUnlessLeft);
  }, [isWanted, shown]);
  return box?.Box ?? null;
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
