import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { AppSetup, FactorAdded, Factors } from '#contract/accounts/factors';
import { useToast } from '../../../../components/feedback/toast';
import { dayLabel } from '../../../../lib/dates';
import { serverMessage } from '../../../../lib/http';
import { useOneAtATime } from '../../../../lib/page/one-at-a-time';
import { removeApp, startApp } from '../../api/factors/authenticator-app';
import { Section } from '../profile/section';
import { AppSetupDialog } from './app-setup-dialog';
import { RemoveDialog } from './remove-dialog';

export interface FactorSectionProps {
  factors: Factors;
  onAdded: (added: FactorAdded, text: string) => void;
  onRemoved: (text: string) => void;
}

/** Sets up the reader's authenticator app, or removes it. */
export function AuthenticatorApp({ factors, onAdded, onRemoved }: FactorSectionProps) {
  const [setup, setSetup] = useState<AppSetup | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const show = useToast();
  const { isPending, run } = useOneAtATime();
  const start = () =>
    run(async () => {
      try {
        setSetup(await startApp());
      } catch (error) {
        const text = serverMessage(error) ?? t`The set-up could not start. Please try again.`;
        show({ title: t`Error`, text, failed: true });
      }
    });
  return (
    <Section title={t`Authenticator app`} text={wordsOf(factors)}>
      {factors.app === null ? (
        <button type="button" className="button" aria-disabled={isPending} onClick={() => void start()}>
          <Trans>Set up an app</Trans>
        </button>
      ) : (
        <button type="button" className="button" onClick={() => setIsRemoving(true)}>
          <Trans>Remove the app</Trans>
        </button>
      )}
      {setup !== null && (
        <AppSetupDialog
          setup={setup}
          onClose={() => setSetup(null)}
          onAdded={(added) => {
            setSetup(null);
            onAdded(added, t`Your authenticator app has been added.`);
          }}
        />
      )}
      {isRemoving && (
        <RemoveDialog
          title={t`Remove the authenticator app?`}
          isLast={factors.passkeys.length === 0}
          remove={removeApp}
          onClose={() => setIsRemoving(false)}
          onRemoved={() => {
            setIsRemoving(false);
            onRemoved(t`The authenticator app has been removed.`);
          }}
        />
      )}
    </Section>
  );
}

function wordsOf({ app }: Factors): string {
  if (app === null)
    return t`An app on your phone shows a new code every 30 seconds. Signing in then asks for it.`;
  return t`Set up on ${{ day: dayLabel(app.confirmedAt, new Date()) }}. Signing in asks for its code.`;
}
