import { Trans } from '@lingui/react/macro';
import type { SourceEntry } from '#contract/sources';
import { UNRATED_DEFAULTS } from '#contract/trust';
import { sourceCategoryLabel } from '#words/reading';
import { descriptionWords } from '#words/sources';
import { newsFeedBand } from '#words/trust';
import { Icon } from '../../../../components/feedback/icon';
import { BiasMark } from '../../../../components/outlet/bias-mark';
import { SourceLink } from '../../../../components/outlet/source-link';
import { TrustBadge } from '../../../../components/outlet/trust-badge';
import { countryName } from '../../../../lib/country-name';
import styles from './directory-card.module.css';

/** One source of the directory: name, trust, bias, what it is and where. */
export function DirectoryCard({ source }: { source: SourceEntry }) {
  return (
    <article aria-labelledby={`source-${source.id}`} className={styles.card}>
      <h3 id={`source-${source.id}`} className={styles.name}>
        <SourceLink name={source.name} slug={source.slug} />
      </h3>
      <p className={`meta ${styles.meta}`}>
        <TrustBadge
          sourceName={source.name}
          credibilityScore={source.credibilityScore}
          trustRange={source.trustRange}
          unratedDefault={UNRATED_DEFAULTS.newsFeed}
          words={newsFeedBand}
        />
        <BiasMark bias={source.bias} />
        <span>{sourceCategoryLabel(source.category)}</span>
        {source.country !== null && <span>{countryName(source.country)}</span>}
      </p>
      <p dir="auto" className={styles.description}>
        {descriptionWords(source)}
      </p>
      <a
        href={source.url}
        target="_blank"
        rel="noreferrer"
        className={styles.visit}
        aria-describedby={`source-${source.id}`}
      >
        <Trans>Visit website</Trans> <Icon name="external" size={13} />
        <span className="visually-hidden">
          <Trans>(opens in a new tab)</Trans>
        </span>
      </a>
    </article>
  );
}
