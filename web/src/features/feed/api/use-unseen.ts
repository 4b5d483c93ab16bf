import { useEffect } from 'react';
import useSWR from 'swr';
import { afterGrowth, NOTHING_UNSEEN, type Unseen } from '#contract';
import { hearLive } from '../../../lib/live-stream';
import { useReader } from '../../account/api/use-reader';

/** Kept in the cache, not in the component: it goes on counting when the reader comes back to the feed. */
const KEY = 'feed-unseen';

/** How many articles came since the feed was loaded, as the event stream tells it, and how to say that it is loaded anew. */
export function useUnseen(): { count: number; clear: () => void } {
  const { data = NOTHING_UNSEEN, mutate } = useSWR<Unseen>(KEY, null);
  const { isResolving } = useReader();
  useEffect(() => {
    // Readers with an account hear more by the same stream: it begins once it is known who reads.
    if (isResolving) return;
    return hearLive({
      onGrowth: (growth) =>
        void mutate((unseen = NOTHING_UNSEEN) => afterGrowth(unseen, growth), { revalidate: false }),
    });
  }, [isResolving, mutate]);
  const clear = () =>
    void mutate((unseen = NOTHING_UNSEEN) => ({ ...unseen, count: 0 }), { revalidate: false });
  return { count: data.count, clear };
}
