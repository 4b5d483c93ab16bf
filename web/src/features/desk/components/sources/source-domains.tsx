import { type FormEvent, useState } from 'react';
import { type DeskSourcePage, NewSourceDomain } from '#contract/desk';
import type { DOMAIN_ORIGINS } from '#vocabulary';
import { Field } from '../../../../components/form/field';
import { useKeptFocus } from '../../../../lib/page/use-kept-focus';
import styles from './sources.module.css';
import { useSourceChange } from './use-source-change';

const ORIGINS: Readonly<Record<(typeof DOMAIN_ORIGINS)[number], string>> = {
  directory: 'the directory',
  merged: 'a double that was merged',
  moved: 'a feed that moved there',
  operator: 'an operator',
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
    setProblem(given.success ? undefined : given.error.issues[0]?.message);
    if (given.success && (await change({ kind: 'domains', domain: given.data.domain }, 'Domain added')))
      form.reset();
  };
  const remove = (domain: string) => {
    keep();
    void change({ kind: 'domains/remove', domain }, 'Domain removed');
  };
  return (
    <section aria-label="Other domains">
      <h2 className={styles.title}>Other domains</h2>
      <ul ref={place} tabIndex={-1}>
        {source.domains.map(({ domain, origin }) => (
          <li key={domain} className={styles.head}>
            <span>
              {domain} <span className="meta">From: {ORIGINS[origin]}</span>
            </span>
            <button
              type="button"
              className="button button-text"
              aria-label={`Remove ${domain}`}
              aria-disabled={isPending}
              onClick={() => remove(domain)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <form
        className={styles.label}
        onSubmit={(event) => void add(event)}
        noValidate
        aria-label="Add a domain"
      >
        <Field
          label="Another domain"
          name="domain"
          autoCapitalize="none"
          spellCheck={false}
          error={problem}
        />
        <button type="submit" className="button" aria-disabled={isPending}>
          Add
        </button>
      </form>
    </section>
  );
}
