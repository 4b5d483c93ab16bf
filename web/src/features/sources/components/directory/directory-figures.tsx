import { t } from '@lingui/core/macro';
import type { SourceStatistics } from '#contract/sources';
import { numberLabel } from '../../../../lib/language/numbers';
import styles from './directory-figures.module.css';

const UNKNOWN = '–';

/** Current statistics of the directory. */
export function DirectoryFigures({ statistics }: { statistics: SourceStatistics | undefined }) {
  return (
    <dl aria-label={t`Directory statistics`} className={styles.figures}>
      <Figure name="Total sources">{statistics && numberLabel(statistics.sources)}</Figure>
      <Figure name="Countries">{statistics?.countries}</Figure>
      <Figure name="Categories">{statistics?.byCategory.length}</Figure>
      <Figure name="Center-aligned">{percentOf(statistics?.centerAligned)}</Figure>
      <Figure name="With a score">{statistics && numberLabel(statistics.rated)}</Figure>
      <Figure name="Average score">{statistics?.averageScore?.toFixed(1)}</Figure>
    </dl>
  );
}

const percentOf = (share: number | null | undefined) =>
  share === null || share === undefined ? undefined : `${share}%`;

function Figure({ name, children }: { name: string; children: string | number | undefined }) {
  return (
    <div>
      <dt className="meta">{name}</dt>
      <dd className={styles.value}>{children ?? UNKNOWN}</dd>
    </div>
  );
}
