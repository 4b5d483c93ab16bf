import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type DeskSourcePage, SourceChange, type SourceLabel } from '#contract/desk';
import { i18n } from '#language';
import { BIASES, SOURCE_CATEGORIES } from '#vocabulary';
import { said } from '../../../../lib/language/said';
import { SourceLabelForm } from './source-label-form';

const TITLES: Readonly<Record<SourceLabel, MessageDescriptor>> = {
  name: msg`Name`,
  owner: msg`Owner group`,
  bias: msg`Bias label`,
  category: msg`Category`,
  country: msg`Country`,
  language: msg`Language`,
  mediaType: msg`Media type`,
  url: msg`Front page`,
  description: msg`Description`,
};
const HINTS: Partial<Record<SourceLabel, MessageDescriptor>> = {
  owner: msg`Outlets of one group count as one origin.`,
  country: msg`Two letters, such as GB.`,
  language: msg`A tag, such as en or pt-BR.`,
};

/** The labels of a source, each with its origin, saved on its own. */
export function SourceLabels({ source }: { source: DeskSourcePage }) {
  return (
    <section aria-label={t`Labels`}>
      {source.labels.map((label) => (
        <SourceLabelForm
          key={label.label}
          source={source}
          label={label}
          title={i18n._(TITLES[label.label])}
          choices={choicesOf(label.label)}
          hint={hintOf(label.label)}
          read={(text) => SourceChange.safeParse({ [label.label]: text === '' ? null : text })}
        />
      ))}
    </section>
  );
}

/** Undefined for a label that is typed. */
function choicesOf(label: SourceLabel): { value: string; label: string }[] | undefined {
  const choices = (words: readonly string[]) => words.map((value) => ({ value, label: said(value) }));
  if (label === 'bias') return [{ value: '', label: t`None` }, ...choices(BIASES)];
  return label === 'category' ? choices(SOURCE_CATEGORIES) : undefined;
}

function hintOf(label: SourceLabel): string | undefined {
  const hint = HINTS[label];
  return hint && i18n._(hint);
}
