import { useEffect, useState } from 'react';

/** A message that disappears by itself. */
export function useMessage(shownMs: number): { message: string | null; say: (text: string) => void } {
  const [shown, setShown] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), shownMs);
    return () => clearTimeout(timer);
  }, [shown, shownMs]);
  return { message: shown?.text ?? null, say: (text) => setShown({ text }) };
}
