import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SourceCategory } from '#contract/sources';
import { sourceCategoryLabel } from '#words/reading';
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

export function SourcesTab() {
  const { data: statistics } = useSourceStatistics();
  const [category, setCategory] = useState<SourceCategory>();
  const choices = [
    { value: undefined, label: t`All` },
    ...CATEGORIES.map((value) => ({ value, label: sourceCategoryLabel(value) })),
  ];
  return (
    <>
      <h2>{t`Our sources`}</h2>
      <p>
        <Trans>
          Every source has its own page with its score, the evidence for it, its owner, and what it has
          reported.
        </Trans>
      </p>
      <DirectoryFigures statistics={statistics} />
      <PickOne label={t`Categories`} choices={choices} chosen={category} onChoose={setCategory} />
      <DirectoryGrid key={category} category={category ?? null} statistics={statistics} />
    </>
  );
}
