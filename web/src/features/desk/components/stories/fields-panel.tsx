import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { DeskTopic, TopicEdit } from '#contract/desk';
import { TOPIC_STATUSES, type TopicStatus } from '#vocabulary';
import { TOPIC_STATUS_NAMES } from '#words/vocabulary';
import { Field } from '../../../../components/form/field';
import { SelectField } from '../../../../components/form/select-field';
import { TextArea } from '../../../../components/form/text-area';
import { said } from '../../../../lib/language/said';
import { useCategories } from '../../../categories/api/use-categories';
import { FieldRow } from './field-row';
import { asLines, asSteps } from './next-steps';
import { StoryPreview } from './preview/story-preview';
import styles from './stories.module.css';

/** The fields of a story, each saved and locked on its own. */
export function FieldsPanel({ topic }: { topic: DeskTopic }) {
  const { data: categories = [] } = useCategories();
  const { fields, machine } = topic;
  const choices = [
    { value: '', label: t`None` },
    ...categories.map(({ id, name }) => ({ value: String(id), label: said(name) })),
  ];
  const panel = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<TopicEdit | null>(null);
  const row = (field: keyof TopicEdit, read: (form: FormData) => TopicEdit, shown?: unknown) => ({
    topic,
    field,
    read,
    machine: shown === undefined ? machine[field] : shown,
  });
  return (
    <div ref={panel}>
      <p className={styles.previewBar}>
        <button type="button" className="button" onClick={() => setTyped(typedIn(panel.current))}>
          <Trans>Preview what you typed</Trans>
        </button>
      </p>
      <FieldRow {...row('name', READ.name)}>
        <Field label={t`Name`} name="name" dir="auto" defaultValue={fields.name} />
      </FieldRow>
      <FieldRow {...row('label', READ.label)}>
        <Field
          label={t`Label`}
          name="label"
          dir="auto"
          defaultValue={fields.label ?? ''}
          hint={t`Two to six words that last`}
        />
      </FieldRow>
      <FieldRow {...row('description', READ.description)}>
        <TextArea
          label={t`Description`}
          name="description"
          dir="auto"
          defaultValue={fields.description ?? ''}
        />
      </FieldRow>
      <FieldRow
        {...row(
          'category',
          READ.category,
          said(categories.find(({ id }) => id === machine.category)?.name ?? ''),
        )}
      >
        <SelectField
          key={`${choices.length} ${fields.category}`}
          label={t`Category`}
          name="category"
          choices={choices}
          defaultValue={String(fields.category ?? '')}
        />
      </FieldRow>
      <FieldRow {...row('listing', READ.listing)}>
        <SelectField
          key={String(fields.listing)}
          label={t`Listing`}
          name="listing"
          choices={[
            { value: 'yes', label: t`Listed` },
            { value: 'no', label: t`Unlisted` },
          ]}
          defaultValue={fields.listing ? 'yes' : 'no'}
        />
      </FieldRow>
      <FieldRow {...row('status', READ.status)}>
        <SelectField
          key={fields.status.status}
          label={t`Status`}
          name="status"
          choices={TOPIC_STATUSES.map((value) => ({ value, label: TOPIC_STATUS_NAMES[value] }))}
          defaultValue={fields.status.status}
        />
        <Field
          label={t`Outcome`}
          name="outcome"
          dir="auto"
          defaultValue={fields.status.outcome ?? ''}
          hint={t`How a resolved story ended, in one sentence`}
        />
      </FieldRow>
      <FieldRow {...row('completion', READ.completion)}>
        <Field
          label={t`Progress in percent`}
          name="percent"
          inputMode="numeric"
          defaultValue={String(fields.completion.percent)}
        />
        <Field label={t`Stage`} name="stage" dir="auto" defaultValue={fields.completion.reason} />
      </FieldRow>
      <FieldRow {...row('next', READ.next)}>
        <TextArea
          label={t`Next steps`}
          name="next"
          dir="auto"
          defaultValue={asLines(fields.next)}
          hint={t`One a line: 2026-09-14 The court sentences her`}
        />
      </FieldRow>
      {typed !== null && <StoryPreview slug={topic.slug} fields={typed} onClose={() => setTyped(null)} />}
    </div>
  );
}

/** What each form holds. */
const READ = {
  name: (form) => ({ name: textOf(form, 'name') }),
  label: (form) => ({ label: textOf(form, 'label') || null }),
  description: (form) => ({ description: textOf(form, 'description') || null }),
  category: (form) => ({ category: Number(textOf(form, 'category')) || null }),
  listing: (form) => ({ listing: textOf(form, 'listing') === 'yes' }),
  status: (form) => ({
    status: { status: textOf(form, 'status') as TopicStatus, outcome: textOf(form, 'outcome') || null },
  }),
  completion: (form) => ({
    completion: { percent: numberOf(textOf(form, 'percent')), reason: textOf(form, 'stage') },
  }),
  next: (form) => ({ next: asSteps(textOf(form, 'next')) }),
} satisfies Record<keyof TopicEdit, (form: FormData) => TopicEdit>;

/**
 * What all forms hold, saved or not. Next steps that were not touched are left out: the announced ones are shown then, which the
 * form does not list.
 */
function typedIn(panel: HTMLElement | null): TopicEdit {
  const form = new FormData();
  for (const each of panel?.querySelectorAll('form') ?? [])
    for (const [name, value] of new FormData(each)) form.set(name, value);
  const { next, ...others } = READ;
  const typed = Object.assign({}, ...Object.values(others).map((read) => read(form))) as TopicEdit;
  return textOf(form, 'next') === '' ? typed : { ...typed, ...next(form) };
}

/** NaN for an empty field, which is no number. */
function numberOf(text: string): number {
  return text === '' ? Number.NaN : Number(text);
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}
