import { Trans } from '@lingui/react/macro';
import type { SourcePage } from '#contract/reading';
import { UNRATED_DEFAULTS } from '#contract/trust';
import { coverageWords } from '#words/reading';
import { explainTrust, newsFeedBand, shownTrust } from '#words/trust';
import { RelativeTime } from '../../../../components/relative-time';
import { FactorChart } from './factor-chart';
import { FactorEvidence } from './factor-evidence';
import { FactorTable } from './factor-table';
import { ScoreHistory } from './score-history';
import styles from './source-trust.module.css';

/** The score, its certainty, its factors and its history. */
export function SourceTrust({ source }: { source: SourcePage }) {
  const { trust, credibilityScore, trustCoverage, trustRange } = source;
  const shown = shownTrust(credibilityScore, UNRATED_DEFAULTS.newsFeed, trustRange);
  const isSure = shown.rated && shown.estimate === null;
  return (
    <section aria-labelledby="trust-title" className={styles.section}>
      <h2 id="trust-title">
        <Trans>Source trust</Trans>
      </h2>
      <div className={styles.score}>
        <span className={`${styles.number} ${isSure ? styles.rated : styles.hollow}`}>{shown.label}</span>
        <div>
          <p className={styles.band}>{isSure ? newsFeedBand(shown.score) : explainTrust(shown, '')}</p>
          <p className="meta">{coverageWords(trustCoverage, trust.leastCoverage)}</p>
          <p className="meta">
            {trust.assessedAt === null ? (
              <Trans>Not assessed yet</Trans>
            ) : (
              <Trans>
                Assessed <RelativeTime at={trust.assessedAt} />
              </Trans>
            )}
          </p>
        </div>
      </div>
      <h3 className={styles.heading}>
        <Trans>The five factors</Trans>
      </h3>
      <FactorChart factors={trust.factors} />
      <FactorTable factors={trust.factors} />
      <h3 className={styles.heading}>
        <Trans>Evidence for the factors</Trans>
      </h3>
      {trust.factors.map((factor) => (
        <FactorEvidence key={factor.name} factor={factor} />
      ))}
      <h3 className={styles.heading}>
        <Trans>Score over time</Trans>
      </h3>
      <ScoreHistory history={trust.history} />
    </section>
  );
}
