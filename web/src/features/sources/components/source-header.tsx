import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { SourcePage } from '#contract/reading';
import { UNRATED_DEFAULTS } from '#contract/trust';
import { biasOriginSentence } from '#words/reading';
import { descriptionWords } from '#words/sources';
import { newsFeedBand } from '#words/trust';
import { Icon } from '../../../components/feedback/icon';
import { BiasMark } from '../../../components/outlet/bias-mark';
import { TrustBadge } from '../../../components/outlet/trust-badge';
import { countryName } from '../../../lib/country-name';
import { said } from '../../../lib/language/said';
import { pages } from '../../../lib/urls';
import { ReportButton } from '../../reports/components/report-button';
import { SourceFollow } from './source-follow';
import styles from './source-header.module.css';
import { SourceVoting } from './trust/source-voting';

/** Name, actions, and a line with trust and bias. */
export function SourceHeader({ source }: { source: SourcePage }) {
  return (
    <header className={styles.header}>
      <Link to={pages.aboutTab('sources')} className={styles.back}>
        <Icon name="back" size={16} />
        <Trans>All sources</Trans>
      </Link>
      <div className={styles.row}>
        <h1 className={styles.name}>{source.name}</h1>
        <SourceFollow source={source} />
      </div>
      <p className={`meta ${styles.meta}`}>
        <TrustBadge
          sourceName={source.name}
          credibilityScore={source.credibilityScore}
          trustRange={source.trustRange}
          unratedDefault={UNRATED_DEFAULTS.newsFeed}
          words={newsFeedBand}
        />
        <span className={styles.bias}>
          {source.bias === null ? (
            <BiasMark bias={null} />
          ) : (
            <Trans>
              Bias: <BiasMark bias={source.bias} />
            </Trans>
          )}
        </span>
        <span>{biasOriginSentence(source)}</span>
        {source.owner !== null && (
          <span>
            <Trans>Owner: {{ owner: source.owner }}</Trans>
          </span>
        )}
        {source.country !== null && <span>{countryName(source.country)}</span>}
      </p>
      <p dir="auto" className={styles.description}>
        {descriptionWords(source)}
      </p>
      {source.disabledReason !== null && (
        <p role="note" className={styles.disabled}>
          <Trans>This source is no longer read: {{ reason: said(source.disabledReason) }}</Trans>
        </p>
      )}
      <div className={styles.actions}>
        <a href={source.url} target="_blank" rel="noreferrer" className="button">
          <Trans>Visit website</Trans> <Icon name="external" size={14} />
          <span className="visually-hidden">
            <Trans>(opens in a new tab)</Trans>
          </span>
        </a>
        <SourceVoting source={source} />
        <ReportButton reported={{ subject: 'source', id: source.id, name: source.name }} />
      </div>
    </header>
  );
}
