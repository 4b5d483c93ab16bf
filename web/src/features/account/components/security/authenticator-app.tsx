import { useState } from 'react';
import type { AppSetup, FactorAdded, Factors } from '#contract/accounts/factors';
import { useToast } from '../../../../components/feedback/toast';
import { dayLabel } from '../../../../lib/dates';
import { serverMessage } from '../../../../lib/http';
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
  const start = async () => {
    try {
      setSetup(await startApp());
    } catch (error) {
      const text = serverMessage(error) ?? 'The set-up could not start. Please try again.';
      show({ title: 'Error', text, failed: true });
    }
  };
  return (
    <Section title="Authenticator app" text={wordsOf(factors)}>
      {factors.app === null ? (
        <button type="button" className="button" onClick={() => void start()}>
          Set up an app
        </button>
      ) : (
        <button type="button" className="button" onClick={() => setIsRemoving(true)}>
          Remove the app
        </button>
      )}
      {setup !== null && (
        <AppSetupDialog
          setup={setup}
          onClose={() => setSetup(null)}
          onAdded={(added) => {
            setSetup(null);
            onAdded(added, 'Your authenticator app has been added.');
          }}
        />
      )}
      {isRemoving && (
        <RemoveDialog
          what="the authenticator app"
          isLast={factors.passkeys.length === 0}
          remove={removeApp}
          onClose={() => setIsRemoving(false)}
          onRemoved={() => {
            setIsRemoving(false);
            onRemoved('The authenticator app has been removed.');
          }}
        />
      )}
    </Section>
  );
}

function wordsOf({ app }: Factors): string {
  if (app === null)
    return 'An app on your phone shows a new code every 30 seconds. Signing in then asks for it.';
  return `Set up on ${dayLabel(app.confirmedAt, new Date())}. Signing in asks for its code.`;
}
