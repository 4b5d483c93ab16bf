import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { OrderDone, StoryOrder } from '#contract/desk';
import { useToast } from '../../../../components/feedback/toast';
import { serverMessage } from '../../../../lib/http';
import { giveOrder } from '../../api/use-desk-stories';

const FAILED = 'The order could not be sent. Please try again.';

/** Gives orders one at a time. What an editor typed stays if one is refused. */
export function useOrder(seen: number) {
  const toast = useToast();
  const [isPending, setIsPending] = useState(false);
  const give = async (order: StoryOrder, done: string, at = seen): Promise<OrderDone | null> => {
    if (isPending) return null;
    setIsPending(true);
    try {
      const answer = await giveOrder(order, at);
      const kept = answer.kept > 0 ? t` ${answer.kept} could not be taken back: they changed since.` : '';
      toast(`${done}.${kept}`);
      return answer;
    } catch (error) {
      toast({ text: serverMessage(error) ?? FAILED, failed: true });
      return null;
    } finally {
      setIsPending(false);
    }
  };
  return { give, isPending };
}
