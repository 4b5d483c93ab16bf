import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { TrustRange } from '#contract/sources';
import { explainTrust, shownTrust, spokenTrust } from '#words/trust';
import { pages } from '../../lib/urls';
import { Hint } from '../feedback/hint';
import styles from './trust-badge.module.css';

interface TrustBadgeProps {
  sourceName: string;
  /** 0–10, null while unrated. */
  credibilityScore: number | null;
  trustRange: TrustRange | null;
  /** 0–100: the default for a missing score in this place. */
  unratedDefault: number;
  /** The wording of this place for a score of 0–100. */
  words: (score: number) => string;
}

/** A source's score in a small square; hollow, and a range, without enough data. It links to how scores are made. */
export function TrustBadge({
  sourceName,
  credibilityScore,
  trustRange,
  unratedDefault,
  words,
}: TrustBadgeProps) {
  const shown = shownTrust(credibilityScore, unratedDefault, trustRange);
  const isSure = shown.rated && shown.estimate === null;
  return (
    <Hint text={explainTrust(shown, words(shown.score))}>
      {(describedBy) => (
        <Link
          to={pages.trustModel}
          className={`${styles.badge} ${isSure ? styles.rated : styles.hollow}`}
          aria-label={t`Trust score of ${sourceName}: ${{ score: spokenTrust(shown) }}`}
          aria-describedby={describedBy}
        >
          {shown.label}
        </Link>
      )}
    </Hint>
  );
}
