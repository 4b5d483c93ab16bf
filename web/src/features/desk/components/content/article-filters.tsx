import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { i18n } from '#language';
import { CONTENT_STATES, CONTENT_TRAITS, type ContentState, type ContentTrait, TAGS } from '#vocabulary';
import { Field } from '../../../../components/form/field';
import { SelectField } from '../../../../components/form/select-field';
import { said } from '../../../../lib/language/said';
import { FilterForm } from '../table/filter-form';

/** The filters in the address. */
export const ARTICLE_FILTERS = ['q', 'source', 'topic', 'tag', 'state', 'trait'] as const;
export type ArticleFilter = Partial<Record<(typeof ARTICLE_FILTERS)[number], string | undefined>>;

const STATE_LABELS: Readonly<Record<ContentState, MessageDescriptor>> = {
  placed: msg`In a story`,
  unplaced: msg`Waiting for a story`,
  hidden: msg`Hidden`,
};
const TRAIT_LABELS: Readonly<Record<ContentTrait, MessageDescriptor>> = {
  copy: msg`Copies`,
  comment: msg`Comment`,
  revised: msg`Changed by the source`,
};

interface ArticleFiltersProps {
  filter: ArticleFilter;
  onChoose: (chosen: ArticleFilter) => void;
}

export function ArticleFilters({ filter, onChoose }: ArticleFiltersProps) {
  const any = { value: '', label: t`Any` };
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
        choices={[any, ...TAGS.map((value) => ({ value, label: said(value) }))]}
        value={filter.tag ?? ''}
        onChange={(event) => onChoose({ tag: event.target.value })}
      />
      <SelectField
        label={t({ message: 'Place', context: 'of an article: in a story, waiting or hidden' })}
        choices={CONTENT_STATES.map((value) => ({ value, label: i18n._(STATE_LABELS[value]) }))}
        value={filter.state ?? 'placed'}
        onChange={(event) => onChoose({ state: event.target.value })}
      />
      <SelectField
        label={t`Only`}
        choices={[any, ...CONTENT_TRAITS.map((value) => ({ value, label: i18n._(TRAIT_LABELS[value]) }))]}
        value={filter.trait ?? ''}
        onChange={(event) => onChoose({ trait: event.target.value })}
      />
    </FilterForm>
  );
}
