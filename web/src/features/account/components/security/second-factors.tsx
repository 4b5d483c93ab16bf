import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { FactorAdded } from '#contract/accounts/factors';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { useToast } from '../../../../components/feedback/toast';
import { useFactors } from '../../api/factors/use-factors';
import { Section } from '../profile/section';
import rows from '../profile/session-list.module.css';
import { AuthenticatorApp } from './authenticator-app';
import { CodesDialog } from './codes-dialog';
import { PasskeyList } from './passkey-list';
import { RecoveryCodes } from './recovery-codes';

/** What protects the account besides the password. */
export function SecondFactors() {
  const { data: factors, error, mutate } = useFactors();
  const [codes, setCodes] = useState<string[] | null>(null);
  const show = useToast();
  const onAdded = ({ recoveryCodes }: FactorAdded, text: string) => {
    show(text);
    setCodes(recoveryCodes);
    void mutate();
  };
  const onChanged = (text: string) => {
    show(text);
    void mutate();
  };
  if (factors === undefined)
    return (
      <Section title={t`Second factors`}>
        {error === undefined ? (
          <span className={`bone ${rows.bone}`} />
        ) : (
          <LoadFailed title={t`Your second factors could not be loaded.`} onRetry={mutate} />
        )}
      </Section>
    );
  return (
    <>
      <AuthenticatorApp factors={factors} onAdded={onAdded} onRemoved={onChanged} />
      <PasskeyList factors={factors} onAdded={onAdded} onRemoved={onChanged} onRenamed={onChanged} />
      {(factors.app !== null || factors.passkeys.length > 0) && (
        <RecoveryCodes
          left={factors.recoveryCodesLeft}
          onMade={(made) => {
            setCodes(made);
            void mutate();
          }}
        />
      )}
      {codes !== null && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}
