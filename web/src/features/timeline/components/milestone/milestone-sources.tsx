import { t } from '@lingui/core/macro';
import { MILESTONE_SOURCES_SHOWN } from '#contract/site';
import type { Milestone } from '#contract/timeline';
import { UNRATED_DEFAULTS } from '#contract/trust';
import { newsFeedBand } from '#words/trust';
import { SourceLink } from '../../../../components/outlet/source-link';
import { TrustBadge } from '../../../../components/outlet/trust-badge';
import styles from './milestone-sources.module.css';

interface MilestoneSourcesProps {
  sources: Milestone['sources'];
  /** All of them, each with its trust score; otherwise the first three. */
  isOpen: boolean;
  /** Scores also while collapsed. */
  hasScores: boolean;
}

/** The outlets that reported a milestone. */
export function MilestoneSources({ sources, isOpen, hasScores }: MilestoneSourcesProps) {
  if (sources.length === 0) return null;
  const shown = isOpen ? sources : sources.slice(0, MILESTONE_SOURCES_SHOWN);
  const hidden = sources.length - shown.length;
  return (
    <ul aria-label={t`Sources`} className={styles.sources}>
      {shown.map((source) => (
        <li key={source.id} className={styles.source}>
          {(isOpen || hasScores) && (
            <TrustBadge
              sourceName={source.name}
              credibilityScore={source.credibilityScore}
              trustRange={source.trustRange}
              unratedDefault={UNRATED_DEFAULTS.newsFeed}
              words={newsFeedBand}
            />
          )}
          <SourceLink name={source.name} slug={source.slug} />
        </li>
      ))}
      {hidden > 0 && <li className={styles.source}>{t`+${hidden} more`}</li>}
    </ul>
  );
}
