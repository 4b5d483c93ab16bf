import { t } from '@lingui/core/macro';
import { CONTENT_STATES, CONTENT_TRAITS, type ContentState, type ContentTrait, TAGS } from '#vocabulary';
import { Field } from '../../../../components/form/field';
import { SelectField } from '../../../../components/form/select-field';
import { FilterForm } from '../table/filter-form';

/** The filters in the address. */
export const ARTICLE_FILTERS = ['q', 'source', 'topic', 'tag', 'state', 'trait'] as const;
export type ArticleFilter = Partial<Record<(typeof ARTICLE_FILTERS)[number], string | undefined>>;

const STATE_LABELS: Readonly<Record<ContentState, string>> = {
  placed: 'In a story',
  unplaced: 'Waiting for a story',
  hidden: 'Hidden',
};
const TRAIT_LABELS: Readonly<Record<ContentTrait, string>> = {
  copy: 'Copies',
  comment: 'Comment',
  revised: 'Changed by the source',
};
const ANY = { value: '', label: 'Any' };
const STATES = CONTENT_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));
const TRAITS = [ANY, ...CONTENT_TRAITS.map((value) => ({ value, label: TRAIT_LABELS[value] }))];
const TAG_CHOICES = [ANY, ...TAGS.map((value) => ({ value, label: value }))];

interface ArticleFiltersProps {
  filter: ArticleFilter;
  onChoose: (chosen: ArticleFilter) => void;
}

export function ArticleFilters({ filter, onChoose }: ArticleFiltersProps) {
  return (
    <FilterForm
      onSearch={(typed) => onChoose({ q: typed('q'), source: typed('source'), topic: typed('topic') })}
    >
      <Field
        label={t`Find an article`}
        key={`q ${filter.q}`}
        name="q"
        type="search"
        defaultValue={filter.q ?? ''}
        hint={t`Words of its title, its id or URL`}
      />
      <Field
        key={`source ${filter.source}`}
        label={t`Source`}
        name="source"
        defaultValue={filter.source ?? ''}
        hint={t`Domain`}
      />
      <Field
        label={t`Story`}
        key={`topic ${filter.topic}`}
        name="topic"
        inputMode="numeric"
        pattern="[1-9][0-9]{0,9}"
        defaultValue={filter.topic ?? ''}
        hint={t`Id`}
      />
      <SelectField
        label={t`Tag`}
        choices={TAG_CHOICES}
        value={filter.tag ?? ''}
        onChange={(event) => onChoose({ tag: event.target.value })}
      />
      <SelectField
        label={t`Place`}
        choices={STATES}
        value={filter.state ?? 'placed'}
        onChange={(event) => onChoose({ state: event.target.value })}
      />
      <SelectField
        label={t`Only`}
        choices={TRAITS}
        value={filter.trait ?? ''}
        onChange={(event) => onChoose({ trait: event.target.value })}
      />
    </FilterForm>
  );
}
