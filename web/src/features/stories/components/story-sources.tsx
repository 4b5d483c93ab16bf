import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SourceBrief } from '#contract/sources';
import { type StoryMilestone } from '#contract/stories';
import { UNRATED_DEFAULTS } from '#contract/trust';
import { shownTrust, trackerTier } from '#words/trust';
import { Icon } from '../../../components/feedback/icon';
import { SourceLink } from '../../../components/outlet/source-link';
import { TrustBadge } from '../../../components/outlet/trust-badge';
import styles from './story-sources.module.css';

const FIRST_SHOWN = 4;

/** The articles of a development: source, trust, tier, and a link to the source. */
export function StorySources({ articles }: { articles: StoryMilestone['articles'] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? articles : articles.slice(0, FIRST_SHOWN);
  return (
    <>
      <ul aria-label={t`Sources`} className={styles.sources}>
        {shown.map(({ id, title, sourceUrl, source }) => (
          <li key={id} className={styles.source}>
            <p className={`meta ${styles.meta}`}>
              <TrustBadge
                sourceName={source.name}
                credibilityScore={source.credibilityScore}
                trustRange={source.trustRange}
                unratedDefault={UNRATED_DEFAULTS.tracker}
                words={tierWords}
              />
              <SourceLink name={source.name} slug={source.slug} />
              <span>{tierOf(source)}</span>
            </p>
            <a href={sourceUrl} target="_blank" rel="noreferrer" className={styles.link}>
              {title} <Icon name="external" size={13} />
              <span className="visually-hidden">
                <Trans>(opens in a new tab)</Trans>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {shown.length < articles.length && (
        <button type="button" className="button button-text" onClick={() => setIsWhole(true)}>
          <Trans>Show {articles.length - shown.length} more sources</Trans>
        </button>
      )}
    </>
  );
}

const tierWords = (score: number) => t`${trackerTier(score)} trust`;

/** The tier in words. A default score or a first estimate is never called low or high. */
function tierOf({ credibilityScore, trustRange }: SourceBrief): string {
  const { score, rated, estimate } = shownTrust(credibilityScore, UNRATED_DEFAULTS.tracker, trustRange);
  if (estimate !== null) return t`first estimate`;
  return rated ? tierWords(score) : t`not enough data`;
}
