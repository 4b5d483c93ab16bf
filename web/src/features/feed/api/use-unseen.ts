import { useEffect } from 'react';
import useSWR from 'swr';
import { NOTHING_UNSEEN, type Unseen } from '#contract/notifications';
import { hearLive } from '../../../lib/stream/live-stream';
import { useReader } from '../../account/api/use-reader';
import { noteGrowth, UNSEEN } from './unseen';

/** How many articles came since the feed was loaded, as the event stream tells it. */
export function useUnseen(): number {
  const { data = NOTHING_UNSEEN } = useSWR<Unseen>(UNSEEN, null);
  const { isResolving } = useReader();
  useEffect(() => {
    // Readers with an account hear more by the same stream: it begins once it is known who reads.
    if (isResolving) return;
    return hearLive({ onGrowth: noteGrowth });
  }, [isResolving]);
  return data.count;
}
