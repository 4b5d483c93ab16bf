import { coverageWords, type SourcePage } from '#contract/reading';
import { explainTrust, newsFeedBand, shownTrust, UNRATED_DEFAULTS } from '#contract/trust';
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
      <h2 id="trust-title">Source trust</h2>
      <div className={styles.score}>
        <span className={`${styles.number} ${isSure ? styles.rated : styles.hollow}`}>{shown.label}</span>
        <div>
          <p className={styles.band}>{isSure ? newsFeedBand(shown.score) : explainTrust(shown, '')}</p>
          <p className="meta">{coverageWords(trustCoverage, trust.leastCoverage)}</p>
          <p className="meta">
            {trust.assessedAt === null ? (
              'Not assessed yet'
            ) : (
              <>
                Assessed <RelativeTime at={trust.assessedAt} />
              </>
            )}
          </p>
        </div>
      </div>
      <h3 className={styles.heading}>The five factors</h3>
      <FactorChart factors={trust.factors} />
      <FactorTable factors={trust.factors} />
      <h3 className={styles.heading}>Evidence for the factors</h3>
      {trust.factors.map((factor) => (
        <FactorEvidence key={factor.name} factor={factor} />
      ))}
      <h3 className={styles.heading}>Score over time</h3>
      <ScoreHistory history={trust.history} />
    </section>
  );
}
