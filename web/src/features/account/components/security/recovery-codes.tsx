import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { useToast } from '../../../../components/feedback/toast';
import { serverMessage } from '../../../../lib/http';
import { makeRecoveryCodes } from '../../api/factors/recovery-codes';
import { Section } from '../profile/section';

interface RecoveryCodesProps {
  left: number;
  onMade: (codes: string[]) => void;
}

/** How many codes are left, and new ones. */
export function RecoveryCodes({ left, onMade }: RecoveryCodesProps) {
  const [isPending, setIsPending] = useState(false);
  const show = useToast();
  const make = async () => {
    setIsPending(true);
    try {
      onMade(await makeRecoveryCodes());
    } catch (error) {
      const text = serverMessage(error) ?? t`The codes could not be made. Please try again.`;
      show({ title: t`Error`, text, failed: true });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Section
      title={t`Recovery codes`}
      text={t`${plural(left, { one: '# code is left.', other: '# codes are left.' })} Each signs you in once if you lose your second factor. New codes replace the old ones.`}
    >
      <button
        type="button"
        className="button"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) void make();
        }}
      >
        {isPending ? t`Making new codes…` : t`Make new codes`}
      </button>
    </Section>
  );
}
