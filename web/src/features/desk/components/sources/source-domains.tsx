import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type DeskSourcePage, NewSourceDomain } from '#contract/desk';
import { i18n } from '#language';
import type { DOMAIN_ORIGINS } from '#vocabulary';
import { Field } from '../../../../components/form/field';
import { said } from '../../../../lib/language/said';
import { useKeptFocus } from '../../../../lib/page/use-kept-focus';
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
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = NewSourceDomain.safeParse({
      domain: new FormData(form).get('domain'),
      seen: source.seen,
    });
    const fault = given.error?.issues[0]?.message;
    setProblem(fault && said(fault));
    if (given.success && (await change({ kind: 'domains', domain: given.data.domain }, t`Domain added`)))
      form.reset();
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
          hint={t`A domain, or the address of the outlet's YouTube channel or Medium account. A channel that is a source already is merged into this one for good.`}
          error={problem}
        />
        <button type="submit" className="button" aria-disabled={isPending}>
          <Trans>Add</Trans>
        </button>
      </form>
    </section>
  );
}
