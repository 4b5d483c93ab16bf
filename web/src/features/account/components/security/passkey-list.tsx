import { useState } from 'react';
import { PASSKEYS_MOST, type PasskeyView } from '#contract/accounts/factors';
import { dayLabel } from '../../../../lib/dates';
import { canUsePasskeys } from '../../../../lib/device/passkeys';
import { removePasskey } from '../../api/factors/passkeys';
import { Section } from '../profile/section';
import rows from '../profile/session-list.module.css';
import type { FactorSectionProps } from './authenticator-app';
import { NewPasskeyDialog } from './new-passkey-dialog';
import { RemoveDialog } from './remove-dialog';

/** The reader's passkeys. Any number up to the limit can be added, and each removed. */
export function PasskeyList({ factors, onAdded, onRemoved }: FactorSectionProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<PasskeyView | null>(null);
  const { passkeys, app, passkeyOrigin } = factors;
  const obstacle = obstacleTo(passkeyOrigin, passkeys.length);
  return (
    <Section
      title="Passkeys"
      text="A passkey signs you in with your fingerprint, face, PIN or security key, without a password."
    >
      <ul>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
        ))}
      </ul>
      {obstacle === null ? (
        <button type="button" className={`button ${rows.all}`} onClick={() => setIsAdding(true)}>
          Add a passkey
        </button>
      ) : (
        <p className="meta">{obstacle}</p>
      )}
      {isAdding && (
        <NewPasskeyDialog
          onClose={() => setIsAdding(false)}
          onAdded={(added) => {
            setIsAdding(false);
            onAdded(added, 'Your passkey has been added.');
          }}
        />
      )}
      {removing !== null && (
        <RemoveDialog
          what={`the passkey ${removing.name}`}
          isLast={passkeys.length === 1 && app === null}
          remove={() => removePasskey(removing.id)}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            onRemoved(`The passkey ${removing.name} has been removed.`);
          }}
        />
      )}
    </Section>
  );
}

/** Why no passkey can be added here, or null. */
function obstacleTo(origin: string | null, count: number): string | null {
  if (origin === null) return 'This site has no HTTPS address, which passkeys need.';
  if (!canUsePasskeys()) return 'This browser cannot use passkeys.';
  if (window.location.origin !== origin) return `Passkeys can be added at ${origin} only.`;
  return count >= PASSKEYS_MOST ? `You have ${count} passkeys, which is the most.` : null;
}

function PasskeyRow({ passkey, onRemove }: { passkey: PasskeyView; onRemove: () => void }) {
  const now = new Date();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={rows.row}>
      <div>
        <p>{name}</p>
        <p className="meta">
          Added on <time dateTime={createdAt}>{dayLabel(createdAt, now)}</time>,{' '}
          {lastUsedAt === null ? (
            'never used'
          ) : (
            <>
              last used <time dateTime={lastUsedAt}>{dayLabel(lastUsedAt, now)}</time>
            </>
          )}
        </p>
      </div>
      <button type="button" className="button" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </button>
    </li>
  );
}
