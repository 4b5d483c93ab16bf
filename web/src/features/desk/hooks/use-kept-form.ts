import { type RefObject, useRef, useState } from 'react';
import { useResetOn } from './use-reset-on';

/** A form whose change can be refused because somebody else changed the same thing. */
export interface KeptForm {
  form: RefObject<HTMLFormElement | null>;
  /** The change was refused, and somebody else has stored another value since. */
  isOvertaken: boolean;
  /** Sends what was typed. If it is refused (false), it stays, whatever is stored. */
  send: (change: () => Promise<boolean>) => Promise<void>;
  /** Shows what is stored instead of what was typed. */
  settle: () => void;
}

/** A form that shows a new stored value, except while it holds what was refused. */
export function useKeptForm(stored: string): KeptForm {
  const form = useRef<HTMLFormElement>(null);
  const keeps = useRef(false);
  const [changes, setChanges] = useState(0);
  /** What was stored when a change was refused; null if the last one was not. */
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  useResetOn(form, `${changes} ${stored}`, keeps);
  const settle = () => {
    keeps.current = false;
    setRefusedAt(null);
    setChanges((before) => before + 1);
  };
  const send = async (change: () => Promise<boolean>) => {
    keeps.current = true;
    if (await change()) settle();
    else setRefusedAt(stored);
  };
  return { form, isOvertaken: refusedAt !== null && refusedAt !== stored, send, settle };
}
