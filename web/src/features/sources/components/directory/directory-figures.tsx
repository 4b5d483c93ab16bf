import { t } from '@lingui/core/macro';
import type { SourceStatistics } from '#contract/sources';
import { numberLabel, tenthsLabel } from '../../../../lib/language/numbers';
import styles from './directory-figures.module.css';

const UNKNOWN = '–';

/** Current statistics of the directory. */
export function DirectoryFigures({ statistics }: { statistics: SourceStatistics | undefined }) {
  return (
    <dl aria-label={t`Directory statistics`} className={styles.figures}>
      <Figure name={t`Total sources`}>{statistics && numberLabel(statistics.sources)}</Figure>
      <Figure name={t`Countries`}>{statistics && numberLabel(statistics.countries)}</Figure>
      <Figure name={t`Categories`}>{statistics && numberLabel(statistics.byCategory.length)}</Figure>
      <Figure name={t`Center-aligned`}>{percentOf(statistics?.centerAligned)}</Figure>
      <Figure name={t`With a score`}>{statistics && numberLabel(statistics.rated)}</Figure>
      <Figure name={t`Average score`}>{scoreOf(statistics?.averageScore)}</Figure>
    </dl>
  );
}

const percentOf = (share: number | null | undefined) =>
  share === null || share === undefined ? undefined : t`${share}%`;

const scoreOf = (score: number | null | undefined) =>
  score === null || score === undefined ? undefined : tenthsLabel(score);

function Figure({ name, children }: { name: string; children: string | undefined }) {
  return (
    <div>
      <dt className="meta">{name}</dt>
      <dd className={styles.value}>{children ?? UNKNOWN}</dd>
    </div>
  );
}
