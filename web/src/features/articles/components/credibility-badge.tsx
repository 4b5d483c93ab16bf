import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { TrustRange } from '#contract/sources';
import { UNRATED_DEFAULTS } from '#contract/trust';
import { articleTier } from '#words/reading';
import { explainTrust, shownTrust, spokenTrust } from '#words/trust';
import { Hint } from '../../../components/feedback/hint';
import { Icon } from '../../../components/feedback/icon';
import { pages } from '../../../lib/urls';
import styles from './credibility-badge.module.css';

interface CredibilityBadgeProps {
  sourceName: string;
  /** 0–10, null while unrated. */
  credibilityScore: number | null;
  trustRange: TrustRange | null;
}

/** The source's score with its tier in words and colour, and a star for the best. It links to how scores are made. */
export function CredibilityBadge({ sourceName, credibilityScore, trustRange }: CredibilityBadgeProps) {
  const { tone, words, isStarred } = articleTier(credibilityScore, trustRange);
  const shown = shownTrust(credibilityScore, UNRATED_DEFAULTS.newsFeed, trustRange);
  const name = shown.estimate === null ? `${shown.label} ${words}` : spokenTrust(shown);
  return (
    <Hint text={explainTrust(shown, words)}>
      {(describedBy) => (
        <Link
          to={pages.trustModel}
          className={`${styles.badge} ${styles[tone] ?? ''}`}
          aria-label={t`Trust score of ${sourceName}: ${{ score: name }}`}
          aria-describedby={describedBy}
        >
          {isStarred && <Icon name="star" size={13} />}
          <span className={styles.score} dir="ltr">
            {shown.label}
          </span>{' '}
          {words}
        </Link>
      )}
    </Hint>
  );
}
