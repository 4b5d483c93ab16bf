import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { type DeskSourcePage, MERGE_NOT_CONFIRMED, NewSourceDomain } from '#contract/desk';
import { i18n } from '#language';
import type { DOMAIN_ORIGINS } from '#vocabulary';
import { Field } from '../../../../components/form/field';
import { HttpError } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { useKeptFocus } from '../../../../lib/page/use-kept-focus';
import { type Double, MergeSource } from './merge-source';
import styles from './sources.module.css';
import { useSourceChange } from './use-source-change';

const ORIGINS: Readonly<Record<(typeof DOMAIN_ORIGINS)[number], MessageDescriptor>> = {
  directory: msg`From: the directory`,
  merged: msg`From: a double that was merged`,
  moved: msg`From: a feed that moved there`,
  operator: msg`From: an operator`,
};

/** The other domains of a source. Articles and feeds there belong to it. */
export function SourceDomains({ source }: { source: DeskSourcePage }) {
  const { change, isPending } = useSourceChange(source);
  const [problem, setProblem] = useState<string | undefined>();
  const { place, keep } = useKeptFocus<HTMLUListElement>();
  const form = useRef<HTMLFormElement>(null);
  const [double, setDouble] = useState<Double | null>(null);
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = NewSourceDomain.safeParse({
      domain: new FormData(event.currentTarget).get('domain'),
      seen: source.seen,
    });
    const fault = given.error?.issues[0]?.message;
    setProblem(fault && said(fault));
    if (!given.success) return;
    const { domain } = given.data;
    const asks = (refusal: unknown) => {
      const found = doubleOf(domain, refusal);
      setDouble(found);
      return found !== null;
    };
    if (await change({ kind: 'domains', domain }, t`Domain added`, asks)) form.current?.reset();
  };
  const merge = async ({ domain }: Double) => {
    if (await change({ kind: 'domains', domain, merge: true }, t`Source merged`)) form.current?.reset();
    setDouble(null);
  };
  const remove = (domain: string) => {
    keep();
    void change({ kind: 'domains/remove', domain }, t`Domain removed`);
  };
  return (
    <section aria-label={t`Other domains`}>
      <h2 className={styles.title}>
        <Trans>Other domains</Trans>
      </h2>
      <ul ref={place} tabIndex={-1}>
        {source.domains.map(({ domain, origin }) => (
          <li key={domain} className={styles.head}>
            <span>
              {domain} <span className="meta">{i18n._(ORIGINS[origin])}</span>
            </span>
            <button
              type="button"
              className="button button-text"
              aria-label={t`Remove ${domain}`}
              aria-disabled={isPending}
              onClick={() => remove(domain)}
            >
              <Trans>Remove</Trans>
            </button>
          </li>
        ))}
      </ul>
      <form
        ref={form}
        className={styles.label}
        onSubmit={(event) => void add(event)}
        noValidate
        aria-label={t`Add a domain`}
      >
        <Field
          label={t`Another domain`}
          name="domain"
          autoCapitalize="none"
          spellCheck={false}
          hint={t`A domain, or the address of the outlet's YouTube channel or Medium account. If a channel is a source already, you are asked before it is merged into this one.`}
          error={problem}
        />
        <button type="submit" className="button" aria-disabled={isPending}>
          <Trans>Add</Trans>
        </button>
      </form>
      {double !== null && (
        <MergeSource
          double={double}
          into={source.name}
          isPending={isPending}
          onConfirm={() => void merge(double)}
          onClose={() => setDouble(null)}
        />
      )}
    </section>
  );
}

/** The source that the channel is, if the refusal says that it would be merged. */
function doubleOf(domain: string, refusal: unknown): Double | null {
  if (!(refusal instanceof HttpError) || refusal.code !== MERGE_NOT_CONFIRMED) return null;
  const names = refusal.issues.filter(({ path }) => path === 'merge').map(({ message }) => message);
  return { domain, name: names.join(', '), words: refusal.serverMessage ?? '' };
}
