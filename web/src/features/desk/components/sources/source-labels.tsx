import { t } from '@lingui/core/macro';
import { type DeskSourcePage, SourceChange, type SourceLabel } from '#contract/desk';
import { BIASES, SOURCE_CATEGORIES } from '#vocabulary';
import { SourceLabelForm } from './source-label-form';

const TITLES: Readonly<Record<SourceLabel, string>> = {
  name: 'Name',
  owner: 'Owner group',
  bias: 'Bias label',
  category: 'Category',
  country: 'Country',
  language: 'Language',
  mediaType: 'Media type',
  url: 'Front page',
  description: 'Description',
};
const NONE = { value: '', label: 'None' };
const asChoices = (words: readonly string[]) => words.map((value) => ({ value, label: value }));
const CHOICES: Partial<Record<SourceLabel, { value: string; label: string }[]>> = {
  bias: [NONE, ...asChoices(BIASES)],
  category: asChoices(SOURCE_CATEGORIES),
};
const HINTS: Partial<Record<SourceLabel, string>> = {
  owner: 'Outlets of one group count as one origin.',
  country: 'Two letters, such as GB.',
  language: 'A tag, such as en or pt-BR.',
};

/** The labels of a source, each with its origin, saved on its own. */
export function SourceLabels({ source }: { source: DeskSourcePage }) {
  return (
    <section aria-label={t`Labels`}>
      {source.labels.map((label) => (
        <SourceLabelForm
          key={`${label.label} ${label.value}`}
          source={source}
          label={label}
          title={TITLES[label.label]}
          choices={CHOICES[label.label]}
          hint={HINTS[label.label]}
          read={(text) => SourceChange.safeParse({ [label.label]: text === '' ? null : text })}
        />
      ))}
    </section>
  );
}
