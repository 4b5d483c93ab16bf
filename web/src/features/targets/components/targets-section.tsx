import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { TARGETS_MAX, type Target, type TargetAdded } from '#contract/notifications';
import { useKeptFocus } from '../../../lib/page/use-kept-focus';
import { refetch } from '../../../lib/refetch';
import { calls } from '../../../lib/urls';
import { Section } from '../../account/components/profile/section';
import { refetchTargets, useTargets } from '../api/use-targets';
import { useTargetActions } from '../hooks/use-target-actions';
import { DeliveriesDialog } from './deliveries-dialog';
import { EditTargetDialog } from './edit-target-dialog';
import { NewTargetDialog } from './new-target-dialog';
import { RemoveTargetDialog } from './remove-target-dialog';
import { SecretDialog } from './secret-dialog';
import { type TargetAction, TargetRow } from './target-row';
import styles from './targets.module.css';
import { TargetsUnknown } from './targets-unknown';

interface Open {
  what: 'deliveries' | 'edit' | 'remove';
  target: Target;
}

/** The other places that get the reader's notifications. */
export function TargetsSection() {
  const { data, error, mutate } = useTargets();
  const [isAdding, setIsAdding] = useState(false);
  const [open, setOpen] = useState<Open | null>(null);
  const [secret, setSecret] = useState<{ secret: string; text: string } | null>(null);
  const actions = useTargetActions(setSecret);
  const { place, keep } = useKeptFocus<HTMLDivElement>();
  const close = () => setOpen(null);
  const onAdded = ({ target, secret: made }: TargetAdded) => {
    setIsAdding(false);
    if (made !== null) setSecret({ secret: made, text: t`Once it is in place, send a test.` });
    actions.tellAdded(target);
    void refetchTargets();
    refetch(calls.settings);
  };
  const onAction = (target: Target, action: TargetAction) => {
    if (action === 'deliveries' || action === 'edit' || action === 'remove')
      setOpen({ what: action, target });
    else void actions.run(target, action);
  };
  return (
    <Section
      title={t`Other places`}
      text={t`A webhook, a chat, an ntfy topic or another email address also gets what the bell shows, at the rhythm of each story, at most once for each development.`}
    >
      {data === undefined && <TargetsUnknown failed={error !== undefined} onRetry={mutate} />}
      <div ref={place} tabIndex={-1}>
        {data !== undefined && data.targets.length > 0 && (
          <ul aria-label={t`Targets`} className={styles.list}>
            {data.targets.map((target) => (
              <TargetRow
                key={target.id}
                target={target}
                isTesting={actions.testing === target.id}
                onAction={(action) => onAction(target, action)}
              />
            ))}
          </ul>
        )}
      </div>
      {data !== undefined && data.targets.length < TARGETS_MAX && (
        <button type="button" className="button" onClick={() => setIsAdding(true)}>
          <Trans>Add a target</Trans>
        </button>
      )}
      {data !== undefined && data.targets.length >= TARGETS_MAX && (
        <p className="meta">
          <Trans>
            You have reached the limit of <Plural value={TARGETS_MAX} one="# target" other="# targets" />.
          </Trans>
        </p>
      )}
      {isAdding && (
        <NewTargetDialog
          canMail={data?.canMail ?? false}
          onAdded={onAdded}
          onClose={() => setIsAdding(false)}
        />
      )}
      {secret !== null && <SecretDialog {...secret} onClose={() => setSecret(null)} />}
      {open?.what === 'deliveries' && <DeliveriesDialog target={open.target} onClose={close} />}
      {open?.what === 'edit' && (
        <EditTargetDialog
          target={open.target}
          onClose={close}
          onChanged={() => {
            close();
            void refetchTargets();
          }}
        />
      )}
      {open?.what === 'remove' && (
        <RemoveTargetDialog
          name={open.target.name}
          onClose={close}
          onRemove={() => {
            keep();
            close();
            void actions.remove(open.target);
          }}
        />
      )}
    </Section>
  );
}
