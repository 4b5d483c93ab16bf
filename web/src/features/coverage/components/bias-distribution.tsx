import { t } from '@lingui/core/macro';
import type { TopicCoverage } from '#contract/timeline';
import { blindspotSentence } from '#words/sources';
import { BiasBar } from '../../../components/outlet/bias-bar';
import styles from './bias-distribution.module.css';

/** The sources of a topic by bias label, and the side that hardly covers it. */
export function BiasDistribution({ coverage }: { coverage: TopicCoverage | undefined }) {
  return (
    <section aria-labelledby="bias-title" className={styles.distribution}>
      <h2 id="bias-title" className={styles.title}>
        {t`Bias distribution`}
      </h2>
      <div className={styles.room}>{coverage !== undefined && <BiasBar counts={coverage.outlets} />}</div>
      {coverage?.blindspot && <p className={styles.blindspot}>{blindspotSentence(coverage.blindspot)}</p>}
    </section>
  );
}
