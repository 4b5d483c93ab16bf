import { Trans } from '@lingui/react/macro';
import type { SourceStatistics } from '#contract/sources';
import { biasLabel } from '#words/reading';
import { SourceLink } from '../../../../components/outlet/source-link';
import { numberLabel } from '../../../../lib/language/numbers';
import styles from './bias-groups.module.css';

/** Sources by bias label, five names of each group and how many more there are. */
export function BiasGroups({ groups }: { groups: SourceStatistics['byBias'] }) {
  return (
    <ul className={styles.groups}>
      {groups.map(({ bias, sources, examples }) => (
        <li key={bias} className={styles.group}>
          <h3 className={styles.title}>
            {biasLabel(bias)} <span className={`meta ${styles.count}`}>{numberLabel(sources)}</span>
          </h3>
          {sources === 0 && (
            <p className="meta">
              <Trans context="no sources">None</Trans>
            </p>
          )}
          <ul aria-label={biasLabel(bias)}>
            {examples.map(({ name, slug }) => (
              <li key={slug} className={styles.name}>
                <SourceLink name={name} slug={slug} />
              </li>
            ))}
          </ul>
          {sources > examples.length && (
            <p className="meta">
              <Trans>+{{ count: numberLabel(sources - examples.length) }} more</Trans>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
