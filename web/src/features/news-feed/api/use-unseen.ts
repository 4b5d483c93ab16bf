import { useEffect } from 'react';
import useSWR from 'swr';
import { NOTHING_UNSEEN, type Unseen } from '#contract/notifications';
import { listenLive } from '../../../lib/stream/live-stream';
import { useReader } from '../../account/api/use-reader';
import { addGrowth, UNSEEN } from './unseen';

/** The number of articles since the news feed was loaded, from the event stream. */
export function useUnseen(): number {
  const { data = NOTHING_UNSEEN } = useSWR<Unseen>(UNSEEN, null);
  const { isResolving } = useReader();
  useEffect(() => {
    // Signed-in readers receive more on the same stream, so it starts once the reader is known.
    if (isResolving) return;
    return listenLive({ onGrowth: addGrowth });
  }, [isResolving]);
  return data.count;
}
