import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { PASSKEYS_MOST, type PasskeyView } from '#contract/accounts/factors';
import { canUsePasskeys } from '../../../../lib/device/passkeys';
import { useKeptFocus } from '../../../../lib/page/use-kept-focus';
import { removePasskey } from '../../api/factors/passkeys';
import { Section } from '../profile/section';
import rows from '../profile/session-list.module.css';
import type { FactorSectionProps } from './authenticator-app';
import { NewPasskeyDialog } from './new-passkey-dialog';
import { PasskeyRow } from './passkey-row';
import { RemoveDialog } from './remove-dialog';
import { RenameDialog } from './rename-dialog';

interface PasskeyListProps extends FactorSectionProps {
  onRenamed: (text: string) => void;
}

/** The reader's passkeys. Any number up to the limit can be added, and each renamed or removed. */
export function PasskeyList({ factors, onAdded, onRemoved, onRenamed }: PasskeyListProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [renaming, setRenaming] = useState<PasskeyView | null>(null);
  const [removing, setRemoving] = useState<PasskeyView | null>(null);
  const { place, keep } = useKeptFocus<HTMLUListElement>();
  const { passkeys, app, passkeyOrigin } = factors;
  const obstacle = obstacleTo(passkeyOrigin, passkeys.length);
  return (
    <Section
      title={t`Passkeys`}
      text={t`A passkey signs you in with your fingerprint, face, PIN or security key, without a password.`}
    >
      <ul ref={place} tabIndex={-1}>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setRenaming(passkey)}
            onRemove={() => setRemoving(passkey)}
          />
        ))}
      </ul>
      {obstacle === null ? (
        <button type="button" className={`button ${rows.all}`} onClick={() => setIsAdding(true)}>
          <Trans>Add a passkey</Trans>
        </button>
      ) : (
        <p className="meta">{obstacle}</p>
      )}
      {isAdding && (
        <NewPasskeyDialog
          onClose={() => setIsAdding(false)}
          onAdded={(added) => {
            setIsAdding(false);
            onAdded(added, t`Your passkey has been added.`);
          }}
        />
      )}
      {renaming !== null && (
        <RenameDialog
          passkey={renaming}
          onClose={() => setRenaming(null)}
          onRenamed={(name) => {
            setRenaming(null);
            onRenamed(t`The passkey is now called ${name}.`);
          }}
        />
      )}
      {removing !== null && (
        <RemoveDialog
          title={t`Remove the passkey ${{ name: removing.name }}?`}
          isLast={passkeys.length === 1 && app === null}
          remove={() => removePasskey(removing.id)}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            keep();
            setRemoving(null);
            onRemoved(t`The passkey ${{ name: removing.name }} has been removed.`);
          }}
        />
      )}
    </Section>
  );
}

/** Why no passkey can be added here, or null. */
function obstacleTo(origin: string | null, count: number): string | null {
  if (origin === null) return t`This site has no HTTPS address, which passkeys need.`;
  if (!canUsePasskeys()) return t`This browser cannot use passkeys.`;
  if (window.location.origin !== origin) return t`Passkeys can be added at ${origin} only.`;
  if (count < PASSKEYS_MOST) return null;
  return t`You have reached the limit of ${plural(count, { one: '# passkey', other: '# passkeys' })}.`;
}
