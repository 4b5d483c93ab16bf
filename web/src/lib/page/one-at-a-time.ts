import { useState } from 'react';

/** Runs an action, such as an order to the server, unless one is still running: a double click gives one order. */
export function useOneAtATime() {
  const [isPending, setIsPending] = useState(false);
  const run = async (action: () => Promise<void>) => {
    if (isPending) return;
    setIsPending(true);
    try {
      await action();
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, run };
}
