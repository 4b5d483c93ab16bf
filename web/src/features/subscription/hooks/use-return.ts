import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useReader } from '../../account/api/use-reader';
import { refreshPlan } from '../api/payment-pages';
import { usePlan } from '../api/use-plan';

/** How the reader came back from paying: `checking`, then what was found. Null if the page was opened otherwise. */
export type Return = 'checking' | 'paid' | 'waiting' | 'failed' | 'cancelled';

/** After a payment, asks the server for the subscription, so that Premium is there at once. */
export function useReturn(): { state: Return | null; checkAgain: () => void } {
  const [params] = useSearchParams();
  const how = params.get('checkout');
  const { reader, refresh } = useReader();
  const { keep } = usePlan();
  const [found, setFound] = useState<Return>('checking');
  const readerId = reader?.id ?? null;

  const check = useCallback(async () => {
    setFound('checking');
    try {
      const plan = await refreshPlan();
      setFound(plan.isSubscribed ? 'paid' : 'waiting');
      await keep(plan);
      await refresh();
    } catch {
      setFound('failed');
    }
  }, [keep, refresh]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reader, not for each new `check`
  useEffect(() => {
    if (how === 'success' && readerId !== null) void check();
  }, [how, readerId]);

  const state = how === 'success' && readerId !== null ? found : how === 'cancelled' ? 'cancelled' : null;
  return { state, checkAgain: () => void check() };
}
