import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { OrderDone, StoryOrder } from '#contract/desk';
import { useToast } from '../../../../components/feedback/toast';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { giveOrder } from '../../api/use-desk-stories';

/** Gives orders one at a time, and shows the sentence `done` afterwards. What an editor typed stays if one is refused. */
export function useOrder(seen: number) {
  const toast = useToast();
  const [isPending, setIsPending] = useState(false);
  const give = async (order: StoryOrder, done: string, at = seen): Promise<OrderDone | null> => {
    if (isPending) return null;
    setIsPending(true);
    try {
      const answer = await giveOrder(order, at);
      const kept = plural(answer.kept, {
        one: '# could not be taken back: they changed since.',
        other: '# could not be taken back: they changed since.',
      });
      toast(answer.kept > 0 ? `${done} ${kept}` : done);
      return answer;
    } catch (error) {
      toast({
        text: said(serverMessage(error) ?? t`The order could not be sent. Please try again.`),
        failed: true,
      });
      return null;
    } finally {
      setIsPending(false);
    }
  };
  return { give, isPending };
}
