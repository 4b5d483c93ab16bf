import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { type DeskSourcePage, SOURCE_RULES } from '#contract/desk';
import { Field } from '../../../../components/form/field';
import { said } from '../../../../lib/language/said';
import styles from './sources.module.css';
import { useSourceChange } from './use-source-change';

const LEAST_REASON = 3;

/** Stops a source with a reason, or lets it go on. */
export function SourceSwitch({ source }: { source: DeskSourcePage }) {
  const { change, isPending } = useSourceChange(source);
  const [problem, setProblem] = useState<string | undefined>();
  const place = useRef<HTMLDivElement>(null);
  const send = async (...act: Parameters<typeof change>) => {
    if (!(await change(...act))) return;
    // The button that had the focus is gone.
    place.current?.querySelector<HTMLElement>('button')?.focus();
  };
  const disable = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    const isShort = reason.length < LEAST_REASON;
    setProblem(isShort ? said(SOURCE_RULES.reason) : undefined);
    if (!isShort) void send({ kind: 'disable', reason }, t`Source disabled`);
  };
  return (
    <div ref={place}>
      {source.disabledReason === null ? (
        <form className={styles.label} onSubmit={disable} noValidate aria-label={t`Disable the source`}>
          <Field
            label={t`Disable because`}
            name="reason"
            maxLength={300}
            hint={t`Its feeds stop and nothing of it is stored. Readers see the reason.`}
            error={problem}
          />
          <button type="submit" className="button" aria-disabled={isPending}>
            <Trans>Disable</Trans>
          </button>
        </form>
      ) : (
        <p className={styles.actions}>
          <button
            type="button"
            className="button"
            aria-disabled={isPending}
            onClick={() => void send({ kind: 'enable' }, t`Source enabled`)}
          >
            <Trans>Enable the source</Trans>
          </button>
        </p>
      )}
    </div>
  );
}
