import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { i18n } from '#language';
import { TRUST_FACTORS } from '#vocabulary';
import { TRUST_MODEL } from '#words/reading';
import { useAnchor } from '../../../lib/page/anchor';
import { pages } from '../../../lib/urls';
import styles from './approach.module.css';
import { FACTOR_MEANINGS } from './factor-meanings';

export function Approach() {
  const { anchor, isTarget } = useAnchor<HTMLHeadingElement>('source-credibility-system');
  return (
    <>
      <h2>{t`How a story is made`}</h2>
      <p>
        <Trans>
          The feeds of many outlets are read around the clock. Articles about the same story are grouped, and
          each development becomes a milestone. One origin makes a single report, two independent origins
          confirm each other, and three or more verify it.
        </Trans>
      </p>
      <h2 id="source-credibility-system" ref={anchor} tabIndex={isTarget ? -1 : undefined}>
        {t`Source credibility system`}
      </h2>
      <p>
        <Trans>
          The directory lists over 100 sources. A source's score runs from 1 to 10, with one decimal. It has
          five factors:
        </Trans>
      </p>
      <dl className={styles.factors}>
        {TRUST_FACTORS.map((name) => (
          <div key={name} className={styles.factor}>
            <dt className={styles.term}>
              {TRUST_MODEL[name].label}{' '}
              <span className={styles.percent}>{t`${{ percent: TRUST_MODEL[name].percent }}%`}</span>
            </dt>
            <dd>{i18n._(FACTOR_MEANINGS[name])}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Trans>
          Each factor counts according to its weight and its certainty: more evidence counts more, and a
          factor without evidence is left out, never guessed. The factors that are read from a source's own
          articles (accuracy, editorial standards, content) count half, because they have agreed with the
          judgement of independent raters only half as much as intended. The share of the possible evidence
          that was available is shown beside each score.
        </Trans>
      </p>
      <p>
        <Trans>
          The square beside a source's name is filled when there is enough evidence for its score. A hollow,
          dashed square with a range, such as 5.1–8.2, is a first estimate: nobody else has examined the
          source yet, so the score lies somewhere in that range and has no word such as “Average”. A hollow
          square with one number stands for a default: there is not enough data yet, and the number says
          nothing about that source.
        </Trans>
      </p>
      <p>
        <Trans>
          Scores are updated quarterly, and sooner when there is new evidence. Each source's page shows the
          evidence for its score, with links, and how the score has changed:{' '}
          <Link to={pages.aboutTab('sources')}>see the sources</Link>.
        </Trans>
      </p>
    </>
  );
}
