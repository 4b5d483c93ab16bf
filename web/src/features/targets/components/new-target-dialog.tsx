import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type TargetAdded, TargetKind } from '#contract/notifications';
import { Dialog } from '../../../components/feedback/dialog';
import { SelectField } from '../../../components/form/select-field';
import { kindName } from '../hooks/target-words';
import { NewTargetForm } from './new-target-form';
import type { Scope } from './target-scope';
import styles from './targets.module.css';

interface NewTargetDialogProps {
  canMail: boolean;
  onAdded: (added: TargetAdded) => void;
  onClose: () => void;
}

/** Asks for another place to send notifications to. Name and scope outlast a change of the kind, its fields and errors do not. */
export function NewTargetDialog({ canMail, onAdded, onClose }: NewTargetDialogProps) {
  const [kind, setKind] = useState<TargetKind>('webhook');
  const [name, setName] = useState('');
  const [scope, setScope] = useState<Scope>({ takesAll: true, heedsQuiet: true });
  const kinds = TargetKind.options.filter((each) => each !== 'mail' || canMail);
  return (
    <Dialog title={t`Add a target`} onClose={onClose}>
      <div className={styles.kinds}>
        <SelectField
          label={t`Kind`}
          choices={kinds.map((value) => ({ value, label: kindName(value) }))}
          value={kind}
          onChange={(event) => setKind(TargetKind.parse(event.target.value))}
        />
      </div>
      <NewTargetForm
        key={kind}
        kind={kind}
        name={name}
        scope={scope}
        onName={setName}
        onScope={(change) => setScope({ ...scope, ...change })}
        onAdded={onAdded}
        onClose={onClose}
      />
    </Dialog>
  );
}
