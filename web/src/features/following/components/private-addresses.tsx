import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import type { NewPrivateAddress, PrivateAddressState } from '#contract/reading';
import { Dialog } from '../../../components/feedback/dialog';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { useToast } from '../../../components/feedback/toast';
import { useCopy } from '../../../components/feedback/use-copy';
import { dayLabel } from '../../../lib/dates';
import { serverMessage } from '../../../lib/http';
import { useOneAtATime } from '../../../lib/page/one-at-a-time';
import { usePrivateAddress } from '../api/use-private-address';
import styles from './private-addresses.module.css';

/** The calendar and feeds of the followed stories, at an address that only its owner knows. It is shown once. */
export function PrivateAddresses() {
  const id = useId();
  const { state, error, retry, renew, revoke } = usePrivateAddress();
  const [made, setMade] = useState<NewPrivateAddress | null>(null);
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const show = useToast();
  const { isPending, run } = useOneAtATime();
  const attempt = (action: () => Promise<NewPrivateAddress | null>) =>
    run(async () => {
      setAsked(null);
      try {
        setMade(await action());
      } catch (failure) {
        show({ text: serverMessage(failure) ?? t`Please try again later`, failed: true });
      }
    });
  const end = async () => {
    await revoke();
    return null;
  };
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>
        <Trans>Calendar and feeds</Trans>
      </h2>
      <p className={styles.lead}>
        <Trans>
          The dates announced in the stories you follow, for your calendar, and what happens in them, for your
          feed reader.
        </Trans>
      </p>
      {state === undefined && error === undefined && <span className={`bone ${styles.bone}`} />}
      {state === undefined && error !== undefined && (
        <LoadFailed title={t`Your private address could not be loaded.`} onRetry={retry} />
      )}
      {state?.address === null && (
        <button
          type="button"
          className="button"
          aria-disabled={isPending}
          onClick={() => void attempt(renew)}
        >
          <Trans>Create private addresses</Trans>
        </button>
      )}
      {made !== null && <Addresses made={made} />}
      {state?.address != null && (
        <Existing
          address={state.address}
          onRenew={() => setAsked('renew')}
          onRevoke={() => setAsked('revoke')}
        />
      )}
      {asked !== null && (
        <Confirmation
          asked={asked}
          onClose={() => setAsked(null)}
          onDone={() => void attempt(asked === 'renew' ? renew : end)}
        />
      )}
    </section>
  );
}

const labelsOf = () => [
  { kind: 'calendar' as const, label: t`Calendar` },
  { kind: 'rss' as const, label: 'RSS' },
  { kind: 'atom' as const, label: 'Atom' },
  { kind: 'jsonFeed' as const, label: 'JSON Feed' },
];

function Addresses({ made }: { made: NewPrivateAddress }) {
  const copy = useCopy();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div role="status" ref={place} tabIndex={-1} className={styles.made}>
      <p>
        <Trans>
          Copy what you need now: these addresses are not shown again. Anyone who has one can see which
          stories you follow.
        </Trans>
      </p>
      <ul className={styles.list}>
        {labelsOf().map(({ kind, label }) => (
          <li key={kind} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <input
              readOnly
              aria-label={t`${label} address`}
              value={made[kind]}
              className={styles.address}
              onFocus={(event) => event.currentTarget.select()}
            />
            <button
              type="button"
              className="button"
              onClick={() =>
                copy(made[kind], {
                  done: t`${label} address copied.`,
                  failed: t`The address could not be copied. Please select it.`,
                })
              }
            >
              <Trans>
                Copy<span className="visually-hidden"> {label} address</span>
              </Trans>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ExistingProps {
  address: NonNullable<PrivateAddressState['address']>;
  onRenew: () => void;
  onRevoke: () => void;
}

function Existing({ address: { createdAt, usedAt }, onRenew, onRevoke }: ExistingProps) {
  const now = new Date();
  const created = dayLabel(createdAt, now);
  const used = usedAt && dayLabel(usedAt, now);
  return (
    <>
      <p className="meta">
        {usedAt === null ? (
          <Trans>
            Created <time dateTime={createdAt}>{created}</time>, not used yet.
          </Trans>
        ) : (
          <Trans>
            Created <time dateTime={createdAt}>{created}</time>, last used{' '}
            <time dateTime={usedAt}>{used}</time>.
          </Trans>
        )}
      </p>
      <p className={styles.actions}>
        <button type="button" className="button" onClick={onRenew}>
          <Trans>Replace</Trans>
        </button>
        <button type="button" className="button button-text" onClick={onRevoke}>
          <Trans>Revoke</Trans>
        </button>
      </p>
    </>
  );
}

interface ConfirmationProps {
  asked: 'renew' | 'revoke';
  onClose: () => void;
  onDone: () => void;
}

function Confirmation({ asked, onClose, onDone }: ConfirmationProps) {
  const words =
    asked === 'renew'
      ? { title: t`Replace the private addresses?`, action: t`Replace` }
      : { title: t`Revoke the private addresses?`, action: t`Revoke` };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>
        <Trans>Calendars and feed readers that use the present ones will stop working.</Trans>
      </p>
      <p className={styles.actions}>
        <button type="button" className="button button-primary" onClick={onDone}>
          {words.action}
        </button>
        <button type="button" className="button" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      </p>
    </Dialog>
  );
}
