import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { DeskSourcePage } from '#contract/desk';
import { useToast } from '../../../../components/feedback/toast';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { changeSource, type SourceAct } from '../../api/use-desk-sources';

/** Changes a source, one change at a time. What was typed stays if one is refused. `isHandled`: a refusal needs no message. */
export function useSourceChange({ id, seen }: DeskSourcePage) {
  const toast = useToast();
  const [isPending, setIsPending] = useState(false);
  const change = async (
    act: SourceAct,
    done: string,
    isHandled: (refusal: unknown) => boolean = () => false,
  ): Promise<boolean> => {
    if (isPending) return false;
    setIsPending(true);
    try {
      await changeSource(id, act, seen);
      toast(done);
      return true;
    } catch (error) {
      if (!isHandled(error))
        toast({
          text: said(serverMessage(error) ?? t`The source could not be changed. Please try again.`),
          failed: true,
        });
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { change, isPending };
}
