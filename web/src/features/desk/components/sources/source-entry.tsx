import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DeskSource } from '#contract/desk';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Spinner } from '../../../../components/feedback/spinner';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { pages } from '../../../../lib/urls';
import { useDeskSource } from '../../api/use-desk-sources';
import { SourceDomains } from './source-domains';
import { SourceLabels } from './source-labels';
import { SourceQuotaForm } from './source-quota-form';
import { SourceSwitch } from './source-switch';
import styles from './sources.module.css';

/** A source in one line; opened, everything that can be changed. */
export function SourceEntry({ source }: { source: DeskSource }) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, domain, slug, owner, bias, country, feeds, disabledReason } = source;
  const facts = [
    domain,
    owner ?? t`no owner group`,
    bias === null ? t`no bias label` : said(bias),
    country ?? t`no country`,
    plural(feeds, { one: '# active feed', other: '# active feeds' }),
  ];
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <Link to={pages.source(slug)}>{name}</Link>
        <button
          type="button"
          className="button button-text"
          aria-expanded={isOpen}
          aria-label={t`Edit ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t`Close` : t`Edit`}
        </button>
      </div>
      <p className="meta">{facts.join(' · ')}</p>
      {disabledReason !== null && (
        <p className={styles.bad}>
          <Trans>Disabled: {disabledReason}</Trans>
        </p>
      )}
      {isOpen && <Details id={source.id} />}
    </li>
  );
}

function Details({ id }: { id: number }) {
  const { data, error, mutate } = useDeskSource(id);
  if (data === undefined)
    return error === undefined ? (
      <Spinner label={t`Loading the source`} />
    ) : (
      <LoadFailed title={said(serverMessage(error) ?? t`The source could not be loaded.`)} onRetry={mutate} />
    );
  return (
    <div className={styles.details}>
      <SourceLabels source={data} />
      <SourceDomains source={data} />
      <SourceQuotaForm source={data} />
      <SourceSwitch source={data} />
    </div>
  );
}
