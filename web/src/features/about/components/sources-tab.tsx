import { useState } from 'react';
import { type SourceCategory, sourceCategoryLabel } from '#contract';
import { useSourceStatistics } from '../../sources/api/use-source-statistics';
import { DirectoryFigures } from '../../sources/components/directory-figures';
import { DirectoryGrid } from '../../sources/components/directory-grid';
import styles from './sources-tab.module.css';

/** Those of the directory's categories that the page filters by. */
const CATEGORIES = [
  'global',
  'technology',
  'finance',
  'sports',
  'entertainment',
] as const satisfies SourceCategory[];

export function SourcesTab() {
  const { data: statistics } = useSourceStatistics();
  const [category, setCategory] = useState<SourceCategory | null>(null);
  return (
    <>
      <h2>Our sources</h2>
      <p>Every source has a page of its own: its score with the evidence, its owner, and what it reported.</p>
      <DirectoryFigures statistics={statistics} />
      <ul aria-label="Categories" className={styles.filter}>
        {[null, ...CATEGORIES].map((each) => (
          <li key={each}>
            <button
              type="button"
              className={styles.button}
              aria-pressed={category === each}
              onClick={() => setCategory(each)}
            >
              {each === null ? 'All' : sourceCategoryLabel(each)}
            </button>
          </li>
        ))}
      </ul>
      <DirectoryGrid key={category} category={category} statistics={statistics} />
    </>
  );
}
