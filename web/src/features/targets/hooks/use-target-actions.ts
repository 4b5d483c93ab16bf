import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Target, TargetDelivery } from '#contract/notifications';
import { useToast } from '../../../components/feedback/toast';
import { serverMessage } from '../../../lib/http';
import { changeTarget, mailConfirmation, removeTarget, renewSecret, testTarget } from '../api/target-calls';
import { refetchTargets } from '../api/use-targets';
import { faultWords } from './target-words';

/** What the buttons of a target do, with a toast about the result. */
export function useTargetActions(onSecret: (shown: { secret: string; text: string }) => void) {
  const show = useToast();
  const [testing, setTesting] = useState<number | null>(null);
  const attempt = async (action: () => Promise<string | null>) => {
    try {
      const done = await action();
      if (done !== null) show(done);
    } catch (error) {
      show({ title: t`Error`, text: serverMessage(error) ?? t`Please try again.`, failed: true });
    }
    await refetchTargets();
  };
  const test = async ({ id, name }: Target) => {
    setTesting(id);
    await attempt(async () => {
      const outcome = await testTarget(id);
      if (outcome?.state === 'sent') return t`The test arrived at ${name}.`;
      show({ title: t`The test failed`, text: failureOf(outcome), failed: true });
      return null;
    });
    setTesting(null);
  };
  return {
    /** The id of the target that is being tested. */
    testing,
    tellAdded: ({ name, place, state }: Target) =>
      show(state === 'unconfirmed' ? t`A link was sent to ${place}.` : t`${name} was added.`),
    remove: (target: Target) =>
      attempt(async () => {
        await removeTarget(target.id);
        return t`${{ name: target.name }} was deleted.`;
      }),
    run: (target: Target, action: 'test' | 'secret' | 'confirmation' | 'pause' | 'resume') => {
      const { id, name, place } = target;
      switch (action) {
        case 'test':
          return test(target);
        case 'secret':
          return attempt(async () => {
            const text = t`For a day, messages are signed with the old one as well.`;
            onSecret({ ...(await renewSecret(id)), text });
            return null;
          });
        case 'confirmation':
          return attempt(async () => {
            await mailConfirmation(id);
            return t`A link was sent to ${place}.`;
          });
        default:
          return attempt(async () => {
            await changeTarget(id, { isPaused: action === 'pause' });
            return action === 'pause' ? t`${name} was paused.` : t`${name} was resumed.`;
          });
      }
    },
  };
}

function failureOf(outcome: TargetDelivery | null): string {
  if (outcome === null) return t`It was not sent within 40 seconds. Look at its deliveries later.`;
  return outcome.fault === null
    ? t`It was not sent.`
    : t`The reason: ${{ reason: faultWords(outcome.fault) }}.`;
}
