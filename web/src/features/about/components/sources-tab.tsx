import { useState } from 'react';
import { sourceCategoryLabel } from '#contract/reading';
import { type SourceCategory } from '#contract/sources';
import { PickOne } from '../../../components/form/pick-one';
import { useSourceStatistics } from '../../sources/api/use-source-statistics';
import { DirectoryFigures } from '../../sources/components/directory/directory-figures';
import { DirectoryGrid } from '../../sources/components/directory/directory-grid';

/** The categories of the directory that the page can filter by. */
const CATEGORIES = [
  'global',
  'technology',
  'finance',
  'sports',
  'entertainment',
] as const satisfies SourceCategory[];
const CHOICES = [
  { value: undefined, label: 'All' },
  ...CATEGORIES.map((value) => ({ value, label: sourceCategoryLabel(value) })),
];

export function SourcesTab() {
  const { data: statistics } = useSourceStatistics();
  const [category, setCategory] = useState<SourceCategory>();
  return (
    <>
      <h2>Our sources</h2>
      <p>
        Every source has its own page with its score, the evidence for it, its owner, and what it has
        reported.
      </p>
      <DirectoryFigures statistics={statistics} />
      <PickOne label="Categories" choices={CHOICES} chosen={category} onChoose={setCategory} />
      <DirectoryGrid key={category} category={category ?? null} statistics={statistics} />
    </>
  );
}
